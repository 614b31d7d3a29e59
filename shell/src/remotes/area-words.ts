import type { Language } from '@portal/contracts';
import { i18n } from '@portal/platform';

/** In the first script: when files do not arrive, these words must be there already. */
const words: Record<Language, Record<string, string>> = {
  en: {
    unavailable: '{{area}} is unavailable right now',
    others: 'The other parts of the portal go on working.',
    retry: 'Retry',
    countdown: 'Trying again in {{seconds}} s',
    reference: 'Reference for support: {{reference}}',
  },
  fr: {
    unavailable: '{{area}} : indisponible pour le moment',
    others: 'Les autres parties du portail continuent de fonctionner.',
    retry: 'Réessayer',
    countdown: 'Nouvel essai dans {{seconds}} s',
    reference: 'Référence pour l’assistance : {{reference}}',
  },
  pt: {
    unavailable: '{{area}}: indisponível neste momento',
    others: 'As outras partes do portal continuam a funcionar.',
    retry: 'Tentar de novo',
    countdown: 'Nova tentativa em {{seconds}} s',
    reference: 'Referência para o apoio: {{reference}}',
  },
  ar: {
    unavailable: '{{area}}: غير متاح حاليًا',
    others: 'بقية أجزاء البوابة تعمل كالمعتاد.',
    retry: 'إعادة المحاولة',
    countdown: 'محاولة جديدة بعد {{seconds}} ث',
    reference: 'مرجع للدعم: {{reference}}',
  },
  es: {
    unavailable: '{{area}}: no disponible en este momento',
    others: 'Las demás partes del portal siguen funcionando.',
    retry: 'Reintentar',
    countdown: 'Nuevo intento en {{seconds}} s',
    reference: 'Referencia para soporte: {{reference}}',
  },
  sw: {
    unavailable: '{{area}}: haipatikani kwa sasa',
    others: 'Sehemu nyingine za tovuti zinaendelea kufanya kazi.',
    retry: 'Jaribu tena',
    countdown: 'Kujaribu tena baada ya sekunde {{seconds}}',
    reference: 'Kumbukumbu ya msaada: {{reference}}',
  },
};

export const areaNamespace = 'areas';

for (const [language, texts] of Object.entries(words)) i18n.addResourceBundle(language, areaNamespace, texts);
