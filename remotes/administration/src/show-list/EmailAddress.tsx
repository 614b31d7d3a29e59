import { Fragment } from 'react';

/** Where it does not fit in a line it breaks before its @ or a dot. */
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
