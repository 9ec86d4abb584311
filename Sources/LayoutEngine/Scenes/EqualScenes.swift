extension Scene {
  /// Whether another scene has the same layout: other devices may give the same rectangles.
  public func hasLayout(of other: Scene) -> Bool {
    let context = environment.context
    let theirs = other.environment.context
    if context.textSize != theirs.textSize || context.direction != theirs.direction { return false }
    if context.language != theirs.language || context.usesLongText != theirs.usesLongText { return false }
    if !environment.hasGeometry(of: other.environment) { return false }
    if views.count != other.views.count || constraints != other.constraints { return false }
    if containers.count != other.containers.count || areaCount != other.areaCount { return false }
    // Within one block, views differ only by which variants hold and by what they hide; their places in the source tell them apart.
    for index in views.indices {
      if views[index].range != other.views[index].range || views[index].traits != other.views[index].traits {
        return false
      }
    }
    for index in containers.indices where containers[index].range != other.containers[index].range { return false }
    return true
  }
}

extension Environment {
  /// Whether another environment has the same rectangles and size classes.
  func hasGeometry(of other: Environment) -> Bool {
    window == other.window && display == other.display && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && safeAreaInsets == other.safeAreaInsets
      && hardwareSafeAreaInsets == other.hardwareSafeAreaInsets && layoutMargins == other.layoutMargins
      && readableContent == other.readableContent && cornerRadii == other.cornerRadii
      && statusBar == other.statusBar && homeIndicator == other.homeIndicator && sensorHousing == other.sensorHousing
      && navigationBar == other.navigationBar && toolbar == other.toolbar && tabBar == other.tabBar
      && keyboard == other.keyboard && fold == other.fold && rail == other.rail && statusBlock == other.statusBlock
      && railSide == other.railSide && pinnedVideo == other.pinnedVideo && liveActivity == other.liveActivity
  }
}
