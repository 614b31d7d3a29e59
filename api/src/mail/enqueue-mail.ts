import type { Language } from '@portal/contracts';
import type { Tx } from '../database/db.ts';
import { newId } from '../database/ids.ts';
import { layOut } from './layout.ts';
import { queueMail } from './outbox.db.ts';
import { templates } from './templates/all.ts';
import type { MailData, MailPlaces, TemplateName, TemplateTable } from './templates/template.ts';

/** A mail to be sent once the transaction is through. */
export interface NewMail<N extends TemplateName> {
  to: string;
  template: N;
  language: Language;
  data: MailData[N];
}

const places = (publicUrl: string): MailPlaces => ({
  home: `${publicUrl}/`,
  myApplications: `${publicUrl}/workspace/my-applications`,
});

/** Puts a mail into the outbox in the transaction of the change it tells about. @returns its id. */
export const enqueueMail = async <N extends TemplateName>(tx: Tx, mail: NewMail<N>): Promise<string> => {
  const words = templates[mail.language];
  const table: TemplateTable = words;
  const text = table[mail.template](mail.data, places(tx.portal.publicUrl));
  const laidOut = layOut(text, words, mail.language, mail.data.firstName);
  const id = newId('mail');
  await tx`insert into outbox ${tx({ id, toAddress: mail.to, template: mail.template, language: mail.language, ...laidOut })}`;
  await queueMail(tx, id);
  return id;
};
