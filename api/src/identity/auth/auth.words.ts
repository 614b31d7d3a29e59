import type { Words } from '../../kernel/http/problem.ts';
import type { ReportedLogin } from './login-history.db.ts';

export const signedIn: Words = {
  en: 'You are signed in.',
  fr: 'Vous êtes connecté.',
  pt: 'Sessão iniciada.',
  ar: 'تم تسجيل الدخول.',
  es: 'Ha iniciado sesión.',
  sw: 'Umeingia.',
};

export const signedOut: Words = {
  en: 'You are signed out.',
  fr: 'Vous êtes déconnecté.',
  pt: 'Sessão terminada.',
  ar: 'تم تسجيل الخروج.',
  es: 'Ha cerrado la sesión.',
  sw: 'Umetoka.',
};

export const codeSent: Words = {
  en: 'We have sent you another code.',
  fr: 'Nous vous avons envoyé un autre code.',
  pt: 'Enviámos-lhe outro código.',
  ar: 'أرسلنا إليك رمزًا آخر.',
  es: 'Le hemos enviado otro código.',
  sw: 'Tumekutumia msimbo mwingine.',
};

export const sessionRenewed: Words = {
  en: 'You stay signed in.',
  fr: 'Vous restez connecté.',
  pt: 'A sessão continua aberta.',
  ar: 'ستبقى جلستك مفتوحة.',
  es: 'La sesión sigue abierta.',
  sw: 'Utaendelea kuwa ndani.',
};

export const othersEnded: Words = {
  en: 'Every other session was ended. Please choose a new password.',
  fr: 'Toutes les autres sessions ont été fermées. Veuillez choisir un nouveau mot de passe.',
  pt: 'Todas as outras sessões foram encerradas. Escolha uma nova palavra-passe.',
  ar: 'تم إنهاء كل الجلسات الأخرى. يرجى اختيار كلمة مرور جديدة.',
  es: 'Se han cerrado todas las demás sesiones. Elija una contraseña nueva.',
  sw: 'Vipindi vingine vyote vimefungwa. Tafadhali chagua nenosiri jipya.',
};

export const resetRequested: Words = {
  en: 'If this address has an account, we have sent a code to it.',
  fr: 'Si cette adresse a un compte, nous y avons envoyé un code.',
  pt: 'Se este endereço tiver uma conta, enviámos-lhe um código.',
  ar: 'إذا كان لهذا البريد حساب فقد أرسلنا إليه رمزًا.',
  es: 'Si esta dirección tiene una cuenta, le hemos enviado un código.',
  sw: 'Kama barua pepe hii ina akaunti, tumeitumia msimbo.',
};

export const passwordChosen: Words = {
  en: 'Your new password is set. You can sign in now.',
  fr: 'Votre nouveau mot de passe est enregistré. Vous pouvez vous connecter.',
  pt: 'A sua nova palavra-passe está guardada. Já pode iniciar sessão.',
  ar: 'تم حفظ كلمة مرورك الجديدة. يمكنك تسجيل الدخول الآن.',
  es: 'Su contraseña nueva está guardada. Ya puede iniciar sesión.',
  sw: 'Nenosiri lako jipya limehifadhiwa. Sasa unaweza kuingia.',
};

export const passwordUpdated: Words = {
  en: 'Your password was changed. Other sessions were ended.',
  fr: 'Votre mot de passe a été changé. Les autres sessions ont été fermées.',
  pt: 'A sua palavra-passe foi alterada. As outras sessões foram encerradas.',
  ar: 'تم تغيير كلمة مرورك وإنهاء الجلسات الأخرى.',
  es: 'Se ha cambiado su contraseña. Se han cerrado las demás sesiones.',
  sw: 'Nenosiri lako limebadilishwa. Vipindi vingine vimefungwa.',
};

export const emailVerified: Words = {
  en: 'Your e-mail address is confirmed. You can sign in now.',
  fr: 'Votre adresse e-mail est confirmée. Vous pouvez vous connecter.',
  pt: 'O seu endereço de e-mail está confirmado. Já pode iniciar sessão.',
  ar: 'تم تأكيد بريدك الإلكتروني. يمكنك تسجيل الدخول الآن.',
  es: 'Su dirección de correo está confirmada. Ya puede iniciar sesión.',
  sw: 'Barua pepe yako imethibitishwa. Sasa unaweza kuingia.',
};

export const verificationResent: Words = {
  en: 'If there is something to confirm, we have sent the link again.',
  fr: "S'il y a quelque chose à confirmer, nous avons renvoyé le lien.",
  pt: 'Se houver algo a confirmar, enviámos a ligação de novo.',
  ar: 'إذا كان هناك ما يلزم تأكيده فقد أرسلنا الرابط مرة أخرى.',
  es: 'Si hay algo que confirmar, le hemos enviado de nuevo el enlace.',
  sw: 'Kama kuna la kuthibitisha, tumetuma kiungo tena.',
};

export const identityConfirmed: Words = {
  en: 'Thank you. You can go on.',
  fr: 'Merci. Vous pouvez continuer.',
  pt: 'Obrigado. Pode continuar.',
  ar: 'شكرًا. يمكنك المتابعة.',
  es: 'Gracias. Puede continuar.',
  sw: 'Asante. Unaweza kuendelea.',
};

export const sessionEnded: Words = {
  en: 'The session is ended.',
  fr: 'La session est terminée.',
  pt: 'A sessão foi terminada.',
  ar: 'تم إنهاء الجلسة.',
  es: 'La sesión se ha cerrado.',
  sw: 'Kipindi kimemalizika.',
};

export const anotherPassword: Words = {
  en: 'Please choose another password than the one that somebody may know.',
  fr: 'Veuillez choisir un autre mot de passe que celui que quelqu’un connaît peut-être.',
  pt: 'Escolha uma palavra-passe diferente da que alguém pode conhecer.',
  ar: 'يرجى اختيار كلمة مرور غير التي قد يعرفها شخص آخر.',
  es: 'Elija una contraseña distinta de la que alguien puede conocer.',
  sw: 'Tafadhali chagua nenosiri tofauti na lile ambalo huenda mtu analijua.',
};

export const reportedSubject: Words = {
  en: 'A sign-in that was not mine',
  fr: 'Une connexion qui n’était pas la mienne',
  pt: 'Um início de sessão que não fui eu',
  ar: 'تسجيل دخول لم يكن مني',
  es: 'Un inicio de sesión que no fue mío',
  sw: 'Kuingia ambako si mimi',
};

/** The facts of a reported row of the login history, for staff. */
export const reportedText = ({ at, ip, device, browser, os, outcome }: ReportedLogin): Words => {
  const facts = (labels: readonly [string, string, string, string]): string =>
    [`${at.slice(0, 19).replace('T', ' ')} UTC`, `${browser}, ${os}, ${device}`, ip, outcome]
      .map((fact, n) => `${labels[n]}: ${fact}`)
      .join('\n');
  return {
    en: facts(['Time', 'Device', 'Address', 'What happened']),
    fr: facts(['Heure', 'Appareil', 'Adresse', 'Ce qui s’est passé']),
    pt: facts(['Hora', 'Dispositivo', 'Endereço', 'O que aconteceu']),
    ar: facts(['الوقت', 'الجهاز', 'العنوان', 'ما حدث']),
    es: facts(['Hora', 'Dispositivo', 'Dirección', 'Qué ocurrió']),
    sw: facts(['Wakati', 'Kifaa', 'Anwani', 'Kilichotokea']),
  };
};
