const {ownCase} = require('./own-case.mts');

/** The bundler's hook. */
module.exports = function ownCaseLoader(source) {
  return ownCase(source);
};
