import LayoutEngine
import Testing

@Suite struct DeviceNameTests {
  @Test(
    arguments: [("all", 59), ("iphones", 44), ("ipads", 14), ("published", 16), ("duo", 1), ("iphone-x", 1)]
      as [(String, Int)])
  func groupsDevices(_ name: String, _ count: Int) {
    #expect(DeviceCatalogue.group(name)?.count == count)
  }

  @Test(arguments: ["", "phones", "ALL", "iphone-9"])
  func knowsNoOtherGroup(_ name: String) {
    #expect(DeviceCatalogue.group(name)?.count == nil)
  }

  @Test func listsTheNamesOfItsGroups() {
    for name in DeviceCatalogue.groupNames { #expect(DeviceCatalogue.group(name)?.isEmpty == false) }
  }

  private func context(_ id: String, _ display: Int = 0) throws -> Context {
    Context(device: try #require(DeviceCatalogue.device(id: id)), displayIndex: display)
  }

  @Test func namesTheDeviceAndHowItIsHeld() throws {
    let name = contextName(try context("iphone-x"))
    #expect(name.english == "iPhone X, portrait")
    #expect(name.korean == "iPhone X, 세로")
  }

  @Test func namesTheWindow() throws {
    var pad = try context("ipad-pro-11")
    pad.orientation = .landscape
    pad.window = .oneThird
    #expect(contextName(pad).english == "11\" iPad Pro, landscape, 1/3")
    #expect(contextName(pad).korean == "11형 iPad Pro, 가로, 1/3")
    var duo = try context("iphone-duo", 1)
    duo.orientation = .landscape
    duo.window = .left
    #expect(contextName(duo).english == "iPhone Duo, inner display, landscape, left half")
    #expect(contextName(duo).korean == "iPhone Duo, 안쪽 화면, 가로, 왼쪽 절반")
  }

  @Test func namesThePoseInsteadOfTheOrientationThatItImplies() throws {
    var duo = try context("iphone-duo", 1)
    duo.pose = .laptop
    #expect(contextName(duo).english == "iPhone Duo, inner display, laptop")
    #expect(contextName(duo).korean == "iPhone Duo, 안쪽 화면, 노트북")
    duo.pose = .open
    #expect(contextName(duo).english == "iPhone Duo, inner display, portrait")
  }

  @Test func namesTextSizeAndDirectionUnlessTheyAreTheDefault() throws {
    var phone = try context("iphone-8")
    phone.textSize = .accessibility3
    phone.direction = .rightToLeft
    #expect(contextName(phone).english == "iPhone 8, portrait, text AX3, right to left")
    #expect(contextName(phone).korean == "iPhone 8, 세로, 글자 크기 AX3, 오른쪽에서 왼쪽")
  }

  @Test func givesEveryContextOfADeviceAnotherName() throws {
    for device in DeviceCatalogue.devices where !device.isFoldable {
      let names = existingContexts(device).map { contextName($0).english }
      #expect(Set(names).count == names.count)
    }
  }
}
