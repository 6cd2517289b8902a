/** The bundler's hook of `npm start`: a page is compiled again when a data file changes, since any page may show any fact. */
module.exports = function watchedDataLoader(source) {
  this.addContextDependency(this.getOptions().folder);
  return source;
};
