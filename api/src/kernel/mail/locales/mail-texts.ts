import type { Language } from '@portal/contracts';
import type { EmailKey } from '@portal/contracts/content/sections';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import sw from './sw.json' with { type: 'json' };

/** What one mail says unless an editor says otherwise; an empty line parts paragraphs of the body. */
interface BuiltInMail {
  subject: string;
  body: string;
  /** On its link; without one the address stands there. */
  link?: string;
}

/** Everything that mails say in one language, with facts in double braces. */
type MailTexts = Omit<typeof en, 'mail'> & { mail: Record<EmailKey, BuiltInMail> };

export const mailTexts: Record<Language, MailTexts> = { en, fr, pt, ar, es, sw };

export type FactorChange = keyof MailTexts['factorChange'];
