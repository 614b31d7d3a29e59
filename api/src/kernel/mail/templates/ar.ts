import { fromContent } from './from-content.ts';
import type { Templates } from './template.ts';
import { workflow } from './workflow.ar.ts';

export const ar: Templates = {
  greeting: (firstName) => (firstName === '' ? 'مرحبًا،' : `مرحبًا ${firstName}،`),
  farewell: 'مع أطيب التحيات،\nAdjustment Fund Portal',
  footer: 'أُرسلت هذه الرسالة آليًا. لن يطلب منك أحد من الصندوق كلمة المرور أو أي رمز.',
  'confirm-email': ({ link, hours }) => ({
    subject: 'يرجى تأكيد بريدك الإلكتروني',
    paragraphs: [
      'شكرًا لتسجيلك في Adjustment Fund Portal.',
      `يرجى تأكيد بريدك الإلكتروني خلال ${hours} ساعة. بعد ذلك يمكنك تسجيل الدخول.`,
      'إذا لم تقم بالتسجيل فتجاهل هذه الرسالة.',
    ],
    link: { label: 'تأكيد بريدي الإلكتروني', href: link },
  }),
  'confirm-news': ({ link, hours }) => ({
    subject: 'هل نرسل إليك أخبارنا؟',
    paragraphs: [
      'طلبت أن تصلك أخبار الصندوق بالبريد الإلكتروني.',
      `يرجى تأكيد ذلك خلال ${hours} ساعة. وإلا فلن نرسل إليك شيئًا.`,
      'إذا لم تكن أنت فتجاهل هذه الرسالة.',
    ],
    link: { label: 'نعم، أرسلوا إليّ الأخبار', href: link },
  }),
  'account-exists': ({ link }) => ({
    subject: 'لديك حساب بالفعل',
    paragraphs: [
      'حاول أحدهم، وربما أنت، التسجيل بهذا البريد الإلكتروني. يوجد حساب له بالفعل.',
      'يمكنك تسجيل الدخول، أو اختيار كلمة مرور جديدة إذا نسيت كلمتك.',
    ],
    link: { label: 'الذهاب إلى تسجيل الدخول', href: link },
  }),
  'account-invited': ({ link, hours, role }) => ({
    subject: 'حسابك في Adjustment Fund Portal',
    paragraphs: [`أُنشئ لك حساب بدور "${role}".`, `يرجى اختيار كلمة المرور خلال ${hours} ساعة.`],
    link: { label: 'اختيار كلمة المرور', href: link },
  }),
  'sign-in-code': ({ code, minutes }) => ({
    subject: 'رمز تسجيل الدخول',
    paragraphs: [
      `أدخل هذا الرمز لإتمام تسجيل الدخول. وهو صالح لمدة ${minutes} دقائق ولمرة واحدة فقط.`,
      'إذا لم تحاول تسجيل الدخول فهناك من يعرف كلمة مرورك: يرجى تغييرها.',
    ],
    code,
  }),
  'new-sign-in': ({ at, device, ip, link }) => ({
    subject: 'تسجيل دخول جديد إلى حسابك',
    paragraphs: [
      `استُخدم حسابك من جهاز لم نره من قبل: ${device}، العنوان ${ip}، ${at}.`,
      'إن كنت أنت فلا داعي لأي إجراء. وإلا فاختر كلمة مرور جديدة، وسينهي ذلك كل الجلسات.',
    ],
    link: { label: 'عرض عمليات دخولي', href: link },
  }),
  'account-locked': ({ minutes }) => ({
    subject: 'حسابك مقفل لفترة',
    paragraphs: [
      `جرت محاولات دخول خاطئة كثيرة، لذا أُقفل حسابك لمدة ${minutes} دقيقة.`,
      'إن لم تكن أنت فاختر كلمة مرور جديدة عندما يُفتح من جديد.',
    ],
  }),
  'reset-code': ({ code, link, minutes }) => ({
    subject: 'اختر كلمة مرور جديدة',
    paragraphs: [
      `استخدم هذا الرمز أو الرابط لاختيار كلمة مرور جديدة. كلاهما صالح لمدة ${minutes} دقيقة.`,
      'إن لم تطلب ذلك فتجاهل هذه الرسالة: كلمة مرورك تبقى كما هي.',
    ],
    code,
    link: { label: 'اختيار كلمة مرور جديدة', href: link },
  }),
  'password-changed': ({ at, link }) => ({
    subject: 'تم تغيير كلمة مرورك',
    paragraphs: [
      `تم تغيير كلمة مرور حسابك (${at}) وأُنهيت جلساتك الأخرى.`,
      'إن لم تكن أنت فاختر كلمة مرور جديدة فورًا واكتب إلينا.',
    ],
    link: { label: 'اختيار كلمة مرور جديدة', href: link },
  }),
  'factor-changed': ({ change, at, link }) => ({
    subject: 'تغيّرت حماية حسابك',
    paragraphs: [`${change} (${at}).`, 'إن لم تكن أنت من فعل ذلك، فاختر كلمة مرور جديدة فورًا واكتب إلينا.'],
    link: { label: 'عرض ملفي الشخصي', href: link },
  }),
  'email-change': ({ newEmail, link, hours }) => ({
    subject: 'يرجى تأكيد عنوان بريد إلكتروني آخر',
    paragraphs: [
      `سيصبح عنوان البريد الإلكتروني لحسابك ${newEmail}.`,
      `يرجى تأكيد ذلك خلال ${hours} ساعة. يسري التغيير بعد موافقة العنوان الحالي والجديد.`,
      'إن لم تطلب ذلك فلا تؤكده واختر كلمة مرور جديدة.',
    ],
    link: { label: 'تأكيد التغيير', href: link },
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'تم تغيير عنوان بريدك الإلكتروني',
    paragraphs: [
      `من الآن أصبح عنوان حسابك ${newEmail} وتم إنهاء جميع الجلسات.`,
      'إن لم تكن أنت من فعل ذلك، فاكتب إلينا فورًا.',
    ],
  }),
  'application-received': ({ applicationNumber, fundTitle, projectTitle, receipt }, { myApplications }) => ({
    subject: `تم استلام الطلب ${applicationNumber}`,
    paragraphs: [
      `استلمنا طلبك ${applicationNumber} بعنوان "${projectTitle}" المقدم إلى ${fundTitle}.`,
      'سنكتب إليك عندما تتغير حالته. ويمكنك متابعته في مساحة العمل.',
      ...(receipt ? [`إيصال (SHA-256): ${receipt}`] : []),
    ],
    link: { label: 'طلباتي', href: myApplications },
  }),
  'application-returned': ({ applicationNumber, message, dueAt }, { myApplications }) => ({
    subject: `الطلب ${applicationNumber}: تعديلات مطلوبة`,
    paragraphs: [`يرجى تعديل الأجزاء المذكورة من طلبك وإرساله مرة أخرى قبل ${dueAt}.`],
    quote: message,
    link: { label: 'فتح طلبي', href: myApplications },
  }),
  'application-decided': ({ applicationNumber, decision, message }, { myApplications }) => ({
    subject: `الطلب ${applicationNumber}: القرار`,
    paragraphs: [
      {
        APPROVED: `تمت الموافقة على طلبك ${applicationNumber}.`,
        REJECTED: `لم تتم الموافقة على طلبك ${applicationNumber}.`,
        INELIGIBLE: `طلبك ${applicationNumber} غير مؤهل.`,
      }[decision],
    ],
    quote: message,
    link: { label: 'فتح طلبي', href: myApplications },
  }),
  'message-reply': ({ applicationNumber, message }, { myApplications }) => ({
    subject: `رسالة جديدة بشأن الطلب ${applicationNumber}`,
    paragraphs: ['لديك رسالة جديدة بشأن طلبك.'],
    quote: message,
    link: { label: 'فتح طلبي', href: myApplications },
  }),
  ...workflow,
  'file-infected': ({ fileName, threat }) => ({
    subject: `أُزيل ملف: ${fileName}`,
    paragraphs: [
      `عثر فاحص الفيروسات على «${threat}» في الملف «${fileName}» الذي رفعته. أُزيل الملف ولم يعد من الممكن فتحه.`,
      'يُرجى تنظيف الحاسوب الذي جاء منه، ثم رفع نسخة سليمة حيث يلزم الملف.',
    ],
  }),
  'from-content': fromContent,
};
