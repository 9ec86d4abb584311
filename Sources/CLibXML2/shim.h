/* Debian's libxml2 headers include ICU's, whose UErrorCode differs from the one in Swift's Foundation
   (swiftlang/swift-foundation-icu#93). Only the tail of a struct that we never touch depends on it. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <libxml/HTMLparser.h>

/* xmlFree is a global variable, which strict concurrency refuses. */
static inline void plumb_xml_free(void *pointer) { xmlFree(pointer); }
