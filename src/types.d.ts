declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '@generated/network-names/default/names.json' {
  const names: readonly {readonly id: string; readonly name: string}[];
  export default names;
}

declare module '@docsearch/react/style';
