import type { Words } from '../kernel/http/problem.ts';

export const declared: Words = {
  en: 'Your declaration has been recorded.',
  fr: 'Votre déclaration a été enregistrée.',
  pt: 'A sua declaração foi registada.',
  ar: 'تم تسجيل إقرارك.',
  es: 'Su declaración se ha registrado.',
  sw: 'Tamko lako limeandikwa.',
};

export const assigned: Words = {
  en: 'The reviewers have been assigned.',
  fr: 'Les évaluateurs ont été désignés.',
  pt: 'Os avaliadores foram designados.',
  ar: 'تم تعيين المراجعين.',
  es: 'Se han asignado los evaluadores.',
  sw: 'Wakaguzi wamepangwa.',
};

export const decided: Words = {
  en: 'Your decision has been recorded.',
  fr: 'Votre décision a été enregistrée.',
  pt: 'A sua decisão foi registada.',
  ar: 'تم تسجيل قرارك.',
  es: 'Su decisión se ha registrado.',
  sw: 'Uamuzi wako umeandikwa.',
};

export const secondSignOffNeeded: Words = {
  en: 'Your approval has been recorded. A second person has to sign before it stands.',
  fr: 'Votre approbation a été enregistrée. Une deuxième personne doit la signer.',
  pt: 'A sua aprovação foi registada. Uma segunda pessoa tem de assinar.',
  ar: 'تم تسجيل موافقتك. يلزم توقيع شخص ثانٍ لتصبح نافذة.',
  es: 'Su aprobación se ha registrado. Una segunda persona debe firmarla.',
  sw: 'Idhini yako imeandikwa. Mtu wa pili lazima asaini ili ithibitike.',
};
