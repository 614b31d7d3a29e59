import type { Words } from '../../kernel/http/problem.ts';

export const rulesSaved: Words = {
  en: 'The eligibility rules have been saved.',
  fr: 'Les règles d’éligibilité ont été enregistrées.',
  pt: 'As regras de elegibilidade foram guardadas.',
  ar: 'تم حفظ قواعد الأهلية.',
  es: 'Las reglas de elegibilidad se han guardado.',
  sw: 'Kanuni za kustahiki zimehifadhiwa.',
};
