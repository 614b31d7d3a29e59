/** Where it does not fit in a line it breaks before its @ or a dot. */
export const EmailAddress = ({ children }: { children: string }) => (
  <bdi>{children.split(/(?=[@.])/).flatMap((part, at) => (at > 0 ? [<wbr key={at} />, part] : part))}</bdi>
);
