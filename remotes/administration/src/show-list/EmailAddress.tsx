import { Fragment } from 'react';

/** Where it does not fit in a line it breaks at its sign or a dot. */
export const EmailAddress = ({ children }: { children: string }) => (
  <bdi>
    {children.split(/(?=[@.])/).map((part, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </bdi>
);
