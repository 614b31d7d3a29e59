import type { Words } from '../../kernel/http/problem.ts';

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

export const passkeyAdded: Words = {
  en: 'The passkey is saved. You can sign in with it from now on.',
  fr: 'La clé d’accès est enregistrée. Vous pouvez désormais vous connecter avec elle.',
  pt: 'A chave de acesso está guardada. A partir de agora pode iniciar sessão com ela.',
  ar: 'تم حفظ مفتاح المرور. يمكنك تسجيل الدخول به من الآن.',
  es: 'La llave de acceso está guardada. Desde ahora puede iniciar sesión con ella.',
  sw: 'Ufunguo wa siri umehifadhiwa. Unaweza kuingia nao kuanzia sasa.',
};

export const passkeyRemoved: Words = {
  en: 'The passkey is removed.',
  fr: 'La clé d’accès est supprimée.',
  pt: 'A chave de acesso foi removida.',
  ar: 'تم حذف مفتاح المرور.',
  es: 'La llave de acceso se ha quitado.',
  sw: 'Ufunguo wa siri umeondolewa.',
};
