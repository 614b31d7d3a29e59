import type { Words } from '../../kernel/http/problem.ts';

export const registered: Words = {
  en: 'We have sent you a mail. Please confirm your address with the link in it.',
  fr: 'Nous vous avons envoyé un e-mail. Veuillez confirmer votre adresse avec le lien reçu.',
  pt: 'Enviámos-lhe um e-mail. Confirme o seu endereço com a ligação recebida.',
  ar: 'أرسلنا إليك رسالة. يرجى تأكيد بريدك بالرابط الوارد فيها.',
  es: 'Le hemos enviado un correo. Confirme su dirección con el enlace recibido.',
  sw: 'Tumekutumia barua pepe. Tafadhali thibitisha anwani yako kwa kiungo kilichomo.',
};

export const profileSaved: Words = {
  en: 'Your profile was saved.',
  fr: 'Votre profil a été enregistré.',
  pt: 'O seu perfil foi guardado.',
  ar: 'تم حفظ ملفك الشخصي.',
  es: 'Se ha guardado su perfil.',
  sw: 'Wasifu wako umehifadhiwa.',
};

export const userProfileSaved: Words = {
  en: 'The profile was saved.',
  fr: 'Le profil a été enregistré.',
  pt: 'O perfil foi guardado.',
  ar: 'تم حفظ الملف الشخصي.',
  es: 'Se ha guardado el perfil.',
  sw: 'Wasifu umehifadhiwa.',
};

export const secondFactorOn: Words = {
  en: 'From now on we mail you a code at each sign-in.',
  fr: 'Désormais, nous vous enverrons un code à chaque connexion.',
  pt: 'A partir de agora enviamos um código a cada início de sessão.',
  ar: 'من الآن سنرسل إليك رمزًا عند كل تسجيل دخول.',
  es: 'Desde ahora le enviaremos un código en cada inicio de sesión.',
  sw: 'Kuanzia sasa tutakutumia msimbo kila unapoingia.',
};

export const secondFactorOff: Words = {
  en: 'The second factor is switched off.',
  fr: 'Le second facteur est désactivé.',
  pt: 'O segundo fator está desligado.',
  ar: 'تم إيقاف العامل الثاني.',
  es: 'El segundo factor está desactivado.',
  sw: 'Kipengele cha pili kimezimwa.',
};

export const emailChangeAsked: Words = {
  en: 'We have written to both addresses.',
  fr: 'Nous avons écrit aux deux adresses.',
  pt: 'Escrevemos para os dois endereços.',
  ar: 'كتبنا إلى العنوانين.',
  es: 'Hemos escrito a las dos direcciones.',
  sw: 'Tumeandika kwa anwani zote mbili.',
};

export const emailHalfway: Words = {
  en: 'This address is confirmed. The other one is still to be confirmed.',
  fr: 'Cette adresse est confirmée. L’autre reste à confirmer.',
  pt: 'Este endereço está confirmado. Falta confirmar o outro.',
  ar: 'تم تأكيد هذا العنوان. بقي تأكيد العنوان الآخر.',
  es: 'Esta dirección está confirmada. Falta confirmar la otra.',
  sw: 'Anwani hii imethibitishwa. Nyingine bado haijathibitishwa.',
};

export const emailChanged: Words = {
  en: 'Your e-mail address is changed. Please sign in with the new one.',
  fr: 'Votre adresse e-mail est changée. Connectez-vous avec la nouvelle.',
  pt: 'O seu endereço de e-mail mudou. Inicie sessão com o novo.',
  ar: 'تم تغيير عنوان بريدك الإلكتروني. سجّل الدخول بالعنوان الجديد.',
  es: 'Su dirección de correo ha cambiado. Inicie sesión con la nueva.',
  sw: 'Anwani yako ya barua pepe imebadilika. Tafadhali ingia kwa anwani mpya.',
};

export const signInReported: Words = {
  en: 'Thank you. The account is secured; choose a new password now.',
  fr: 'Merci. Le compte est sécurisé ; choisissez maintenant un nouveau mot de passe.',
  pt: 'Obrigado. A conta está protegida; escolha agora uma nova palavra-passe.',
  ar: 'شكرًا لك. الحساب مؤمَّن الآن؛ اختر كلمة مرور جديدة.',
  es: 'Gracias. La cuenta está protegida; elija ahora una nueva contraseña.',
  sw: 'Asante. Akaunti imelindwa; chagua sasa nenosiri jipya.',
};
