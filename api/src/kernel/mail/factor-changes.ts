import type { Language } from '@portal/contracts';

/** What changed about the factors that open an account. */
export type FactorChange =
  | 'TOTP_ADDED'
  | 'TOTP_REMOVED'
  | 'PASSKEY_ADDED'
  | 'PASSKEY_REMOVED'
  | 'RECOVERY_CODES_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'CODE_ON'
  | 'CODE_OFF'
  | 'SIGN_IN_REPORTED'
  | 'FACTORS_RESET';

/** Each change in words, as a mail tells it. */
export const factorChanges: Record<Language, Record<FactorChange, string>> = {
  en: {
    TOTP_ADDED: 'An authenticator app was switched on',
    TOTP_REMOVED: 'The authenticator app was switched off',
    PASSKEY_ADDED: 'A passkey was added',
    PASSKEY_REMOVED: 'A passkey was removed',
    RECOVERY_CODES_RENEWED: 'New recovery codes were made',
    RECOVERY_CODE_USED: 'A recovery code was used to sign in',
    CODE_ON: 'The code at sign-in was switched on',
    CODE_OFF: 'The code at sign-in was switched off',
    SIGN_IN_REPORTED:
      'A sign-in was reported as not yours. All other sessions were ended, what had been set up since was removed, and the account needs a new password',
    FACTORS_RESET:
      'An Admin removed your authenticator app, passkeys and recovery codes; you sign in with a code by e-mail',
  },
  fr: {
    TOTP_ADDED: 'Une application d’authentification a été activée',
    TOTP_REMOVED: 'L’application d’authentification a été désactivée',
    PASSKEY_ADDED: 'Une clé d’accès a été ajoutée',
    PASSKEY_REMOVED: 'Une clé d’accès a été supprimée',
    RECOVERY_CODES_RENEWED: 'De nouveaux codes de secours ont été créés',
    RECOVERY_CODE_USED: 'Un code de secours a servi à se connecter',
    CODE_ON: 'Le code à la connexion a été activé',
    CODE_OFF: 'Le code à la connexion a été désactivé',
    SIGN_IN_REPORTED:
      'Une connexion a été signalée comme n’étant pas la vôtre. Toutes les autres sessions ont été fermées, ce qui avait été configuré depuis a été supprimé, et le compte demande un nouveau mot de passe',
    FACTORS_RESET:
      'Un administrateur a supprimé votre application d’authentification, vos clés d’accès et vos codes de secours ; vous vous connectez avec un code par e-mail',
  },
  pt: {
    TOTP_ADDED: 'Foi ligada uma aplicação de autenticação',
    TOTP_REMOVED: 'A aplicação de autenticação foi desligada',
    PASSKEY_ADDED: 'Foi adicionada uma chave de acesso',
    PASSKEY_REMOVED: 'Foi removida uma chave de acesso',
    RECOVERY_CODES_RENEWED: 'Foram criados novos códigos de recuperação',
    RECOVERY_CODE_USED: 'Um código de recuperação foi usado para iniciar sessão',
    CODE_ON: 'O código no início de sessão foi ligado',
    CODE_OFF: 'O código no início de sessão foi desligado',
    SIGN_IN_REPORTED:
      'Um início de sessão foi comunicado como não sendo seu. Todas as outras sessões foram terminadas, o que tinha sido configurado desde então foi removido, e a conta precisa de uma nova palavra-passe',
    FACTORS_RESET:
      'Um administrador removeu a sua aplicação de autenticação, as chaves de acesso e os códigos de recuperação; entra com um código por e-mail',
  },
  ar: {
    TOTP_ADDED: 'تم تفعيل تطبيق مصادقة',
    TOTP_REMOVED: 'تم إيقاف تطبيق المصادقة',
    PASSKEY_ADDED: 'تمت إضافة مفتاح مرور',
    PASSKEY_REMOVED: 'تم حذف مفتاح مرور',
    RECOVERY_CODES_RENEWED: 'تم إنشاء رموز استرداد جديدة',
    RECOVERY_CODE_USED: 'استُخدم رمز استرداد لتسجيل الدخول',
    CODE_ON: 'تم تفعيل الرمز عند تسجيل الدخول',
    CODE_OFF: 'تم إيقاف الرمز عند تسجيل الدخول',
    SIGN_IN_REPORTED:
      'أُبلغ عن تسجيل دخول ليس منك. أُنهيت كل الجلسات الأخرى، وحُذف ما أُعدّ منذ ذلك الحين، ويحتاج الحساب إلى كلمة مرور جديدة',
    FACTORS_RESET:
      'أزال مشرف عام تطبيق المصادقة ومفاتيح المرور ورموز الاسترداد الخاصة بك؛ ستدخل برمز يصل بالبريد الإلكتروني',
  },
  es: {
    TOTP_ADDED: 'Se ha activado una aplicación de autenticación',
    TOTP_REMOVED: 'Se ha desactivado la aplicación de autenticación',
    PASSKEY_ADDED: 'Se ha añadido una llave de acceso',
    PASSKEY_REMOVED: 'Se ha quitado una llave de acceso',
    RECOVERY_CODES_RENEWED: 'Se han creado nuevos códigos de recuperación',
    RECOVERY_CODE_USED: 'Se ha usado un código de recuperación para iniciar sesión',
    CODE_ON: 'Se ha activado el código al iniciar sesión',
    CODE_OFF: 'Se ha desactivado el código al iniciar sesión',
    SIGN_IN_REPORTED:
      'Se ha comunicado un inicio de sesión que no era suyo. Se han cerrado todas las demás sesiones, se ha eliminado lo configurado desde entonces y la cuenta necesita una nueva contraseña',
    FACTORS_RESET:
      'Un administrador quitó su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación; entrará con un código por correo',
  },
  sw: {
    TOTP_ADDED: 'Programu ya uthibitishaji imewashwa',
    TOTP_REMOVED: 'Programu ya uthibitishaji imezimwa',
    PASSKEY_ADDED: 'Ufunguo wa siri umeongezwa',
    PASSKEY_REMOVED: 'Ufunguo wa siri umeondolewa',
    RECOVERY_CODES_RENEWED: 'Misimbo mipya ya urejeshaji imetengenezwa',
    RECOVERY_CODE_USED: 'Msimbo wa urejeshaji umetumika kuingia',
    CODE_ON: 'Msimbo wa kuingia umewashwa',
    CODE_OFF: 'Msimbo wa kuingia umezimwa',
    SIGN_IN_REPORTED:
      'Kuingia kumeripotiwa kuwa si kwako. Vipindi vingine vyote vimemalizwa, kilichowekwa tangu wakati huo kimeondolewa, na akaunti inahitaji nenosiri jipya',
    FACTORS_RESET:
      'Msimamizi ameondoa programu yako ya uthibitishaji, funguo za siri na misimbo ya urejeshaji; utaingia kwa msimbo wa barua pepe',
  },
};
