import type { Words } from '../http/problem.ts';

export const totpOn: Words = {
  en: 'The authenticator app is switched on.',
  fr: 'L’application d’authentification est activée.',
  pt: 'A aplicação de autenticação está ligada.',
  ar: 'تم تفعيل تطبيق المصادقة.',
  es: 'La aplicación de autenticación está activada.',
  sw: 'Programu ya uthibitishaji imewashwa.',
};

export const totpOff: Words = {
  en: 'The authenticator app is switched off.',
  fr: 'L’application d’authentification est désactivée.',
  pt: 'A aplicação de autenticação está desligada.',
  ar: 'تم إيقاف تطبيق المصادقة.',
  es: 'La aplicación de autenticación está desactivada.',
  sw: 'Programu ya uthibitishaji imezimwa.',
};

export const codesRenewed: Words = {
  en: 'You have new recovery codes. The earlier ones no longer work.',
  fr: 'Vous avez de nouveaux codes de secours. Les précédents ne sont plus valables.',
  pt: 'Tem novos códigos de recuperação. Os anteriores já não funcionam.',
  ar: 'لديك رموز استرداد جديدة. الرموز السابقة لم تعد صالحة.',
  es: 'Tiene nuevos códigos de recuperación. Los anteriores ya no sirven.',
  sw: 'Una misimbo mipya ya urejeshaji. Ya awali haifanyi kazi tena.',
};
