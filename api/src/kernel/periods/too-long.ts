import type { Words } from '../http/problem.ts';

/** Said where a graph would have more points than it can show. */
export const tooLong = (days: number): Words => ({
  en: `Choose a period of at most ${days} days, or longer steps.`,
  fr: `Choisissez une période de ${days} jours au plus, ou un pas plus long.`,
  pt: `Escolha um período de no máximo ${days} dias, ou intervalos maiores.`,
  ar: `اختر فترة لا تتجاوز ${days} يومًا، أو خطوات أطول.`,
  es: `Elija un periodo de ${days} días como máximo, o intervalos más largos.`,
  sw: `Chagua kipindi cha siku zisizozidi ${days}, au hatua ndefu zaidi.`,
});
