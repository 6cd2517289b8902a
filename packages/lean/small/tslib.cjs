/** The one helper that @docusaurus/utils-common takes from tslib, which a CommonJS import would bring in whole (11 kB). */
exports.__importDefault = (module) => (module?.__esModule ? module : {default: module});
