/** A file whose address the build fills in. */
declare module '*.svg' {
  const address: string;
  export default address;
}

declare module '*.css';
