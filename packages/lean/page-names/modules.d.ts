/** All names where pages are rendered in the build; none in the browser, where they come with the page or when wanted. */
declare module '@page-names' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '@generated/docusaurus-plugin-content-docs/default/names.json' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
