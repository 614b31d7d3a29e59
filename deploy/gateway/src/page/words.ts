import type { Language } from '@portal/contracts';

interface StartWords {
  description: string;
  slow: string;
  reload: string;
  noScript: string;
  /** In its place where there is nothing to be read with scripts either. */
  missing: string;
  /** Above a page that can be read without scripts. */
  readOnly: string;
  /** Name of the list of languages there. */
  languages: string;
  /** In place of the pages of an area that is in maintenance. */
  maintenance: string;
  /** Link of the answer to a form that could not be shown again. */
  backToForm: string;
}

/** The few words that must be readable when no script runs. */
export const startWords: Record<Language, StartWords> = {
  en: {
    description:
      'Apply for the Base Fund or the Credit Fund, follow your application and read about the fund.',
    slow: 'The portal could not start yet. Your connection may be slow, or a file did not arrive whole.',
    reload: 'Load the page again',
    noScript: 'This portal needs JavaScript. Switch it on in your browser, then load the page again.',
    missing: 'There is no page at this address.',
    readOnly:
      'Without JavaScript you can read every page, write to us and register your interest. The chat, signing in and checks need it.',
    languages: 'Languages',
    maintenance:
      'This part of the portal is being worked on. Please come back later; every other part is open.',
    backToForm: "Back to the form. Your browser's Back button may keep what you typed.",
  },
  fr: {
    description:
      'Déposez une demande au Fonds de base ou au Fonds de crédit, suivez-la et découvrez le fonds.',
    slow: 'Le portail n’a pas encore pu démarrer. La connexion est peut-être lente, ou un fichier est arrivé incomplet.',
    reload: 'Recharger la page',
    noScript: 'Ce portail a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
    missing: 'Il n’y a pas de page à cette adresse.',
    readOnly:
      'Sans JavaScript, vous pouvez lire toutes les pages, nous écrire et déclarer votre intérêt. Le chat, la connexion et les vérifications en ont besoin.',
    languages: 'Langues',
    maintenance:
      'Cette partie du portail est en maintenance. Revenez plus tard ; toutes les autres parties restent ouvertes.',
    backToForm: 'Retour au formulaire. Le bouton Retour de votre navigateur peut garder votre saisie.',
  },
  pt: {
    description:
      'Candidate-se ao Fundo de Base ou ao Fundo de Crédito, acompanhe a candidatura e conheça o fundo.',
    slow: 'O portal ainda não conseguiu iniciar. A ligação pode estar lenta, ou um ficheiro chegou incompleto.',
    reload: 'Recarregar a página',
    noScript: 'Este portal precisa de JavaScript. Ative-o no navegador e recarregue a página.',
    missing: 'Não há nenhuma página neste endereço.',
    readOnly:
      'Sem JavaScript pode ler todas as páginas, escrever-nos e registar o seu interesse. O chat, o início de sessão e as verificações precisam dele.',
    languages: 'Línguas',
    maintenance:
      'Esta parte do portal está em manutenção. Volte mais tarde; todas as outras partes estão abertas.',
    backToForm: 'Voltar ao formulário. O botão Voltar do navegador pode manter o que escreveu.',
  },
  ar: {
    description: 'قدّم طلبًا إلى الصندوق الأساسي أو صندوق الائتمان، وتابع طلبك، واقرأ عن الصندوق.',
    slow: 'تعذّر بدء تشغيل البوابة حتى الآن. قد يكون الاتصال بطيئًا، أو وصل أحد الملفات ناقصًا.',
    reload: 'إعادة تحميل الصفحة',
    noScript: 'تحتاج هذه البوابة إلى JavaScript. فعّله في متصفحك ثم أعد تحميل الصفحة.',
    missing: 'لا توجد صفحة على هذا العنوان.',
    readOnly:
      'من دون JavaScript يمكنك قراءة جميع الصفحات ومراسلتنا وتسجيل اهتمامك. أما الدردشة وتسجيل الدخول والتحقق فتحتاج إليه.',
    languages: 'اللغات',
    maintenance: 'هذا القسم من البوابة قيد الصيانة. يُرجى العودة لاحقًا، فجميع الأقسام الأخرى متاحة.',
    backToForm: 'العودة إلى النموذج. قد يحتفظ زر الرجوع في متصفحك بما كتبته.',
  },
  es: {
    description: 'Solicite el Fondo Base o el Fondo de Crédito, siga su solicitud y conozca el fondo.',
    slow: 'El portal aún no ha podido iniciarse. La conexión puede ser lenta o un archivo llegó incompleto.',
    reload: 'Volver a cargar la página',
    noScript: 'Este portal necesita JavaScript. Actívelo en el navegador y vuelva a cargar la página.',
    missing: 'No hay ninguna página en esta dirección.',
    readOnly:
      'Sin JavaScript puede leer todas las páginas, escribirnos y registrar su interés. El chat, el inicio de sesión y las comprobaciones lo necesitan.',
    languages: 'Idiomas',
    maintenance:
      'Esta parte del portal está en mantenimiento. Vuelva más tarde; todas las demás partes están abiertas.',
    backToForm: 'Volver al formulario. El botón Atrás del navegador puede conservar lo que escribió.',
  },
  sw: {
    description: 'Omba Mfuko wa Msingi au Mfuko wa Mikopo, fuatilia ombi lako na usome kuhusu mfuko.',
    slow: 'Tovuti bado haijaweza kuanza. Huenda mtandao ni wa polepole, au faili moja haikufika kamili.',
    reload: 'Pakia ukurasa tena',
    noScript: 'Tovuti hii inahitaji JavaScript. Iwashe kwenye kivinjari chako, kisha upakie ukurasa tena.',
    missing: 'Hakuna ukurasa kwenye anwani hii.',
    readOnly:
      'Bila JavaScript unaweza kusoma kurasa zote, kutuandikia na kusajili nia yako. Mazungumzo, kuingia na ukaguzi vinaihitaji.',
    languages: 'Lugha',
    maintenance:
      'Sehemu hii ya tovuti inafanyiwa matengenezo. Tafadhali rudi baadaye; sehemu nyingine zote ziko wazi.',
    backToForm: 'Rudi kwenye fomu. Kitufe cha Rudi cha kivinjari kinaweza kuhifadhi ulichoandika.',
  },
};
