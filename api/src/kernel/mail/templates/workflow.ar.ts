import type { TemplateTable, WorkflowMail } from './template.ts';

export const workflow: Pick<TemplateTable, WorkflowMail> = {
  'application-status': ({ applicationNumber, status, message }, { myApplications }) => ({
    subject: `الطلب ${applicationNumber}: مستجدات`,
    paragraphs: [
      {
        ON_HOLD: `طلبك ${applicationNumber} معلّق. ليس عليك فعل شيء حتى نكتب إليك مجددًا.`,
        RELEASED: `استأنفنا النظر في طلبك ${applicationNumber} من حيث عُلّق.`,
        WITHDRAWN: `تم سحب طلبك ${applicationNumber}. إن لم تطلب ذلك فاكتب إلينا.`,
        EXPIRED: `أُغلق طلبك ${applicationNumber} لأن التعديلات المطلوبة لم تصل في موعدها.`,
        REOPENED: `أُعيد فتح طلبك ${applicationNumber} وهو قيد المراجعة.`,
      }[status],
    ],
    quote: message,
    link: { label: 'فتح طلبي', href: myApplications },
  }),
  'confirm-entry': ({ applicationNumber, projectTitle, link, code, days }) => ({
    subject: `يرجى تأكيد الطلب ${applicationNumber}`,
    paragraphs: [
      `أُدخل طلب باسمك: ${applicationNumber}، "${projectTitle}".`,
      `يرجى فتح الرابط خلال ${days} يومًا وقراءة ما أُدخل ثم تأكيده في الصفحة، أو إدخال الرقم وهذا الرمز. فتح الرابط وحده لا يؤكد شيئًا. ويمكنك أيضًا قراءة الرمز لمن أدخل الطلب.`,
      'إن لم تكن قد وافقت عليه فاذكر ذلك في الصفحة نفسها.',
    ],
    code,
    link: { label: 'قراءة الطلب وتأكيده', href: link },
  }),
  'entry-handed-over': ({ applicationNumber }, { home }) => ({
    subject: `الطلب ${applicationNumber}: تم تسليمه`,
    paragraphs: [
      `أصبح الطلب ${applicationNumber} في يد مقدمه وحده.`,
      'من الآن فصاعدًا لا يستطيع تعديله أو إعادة إرساله أو سحبه إلا حساب مقدم الطلب.',
    ],
    link: { label: home, href: home },
  }),
  'entry-refused': ({ applicationNumber, projectTitle, link, message }) => ({
    subject: `رفض مقدم الطلب الطلبَ ${applicationNumber}`,
    paragraphs: [
      `أدخل الموظفون الطلب ${applicationNumber}، "${projectTitle}"، نيابة عن مقدم طلب. ويقول مقدم الطلب إنه لم يوافق على ذلك.`,
      'لا يمكن التوصية به ولا الموافقة عليه. يرجى معرفة ما حدث ثم سحبه أو سؤال مقدم الطلب من جديد.',
    ],
    quote: message,
    link: { label: 'فتح الطلب', href: link },
  }),
  'review-assigned': ({ applicationNumber, projectTitle, assignedBy, dueOn, link }) => ({
    subject: `الطلب ${applicationNumber} لمراجعتك`,
    paragraphs: [
      `يطلب منك ${assignedBy} مراجعة الطلب ${applicationNumber}، "${projectTitle}".`,
      ...(dueOn === '' ? [] : [`يرجى إنهاء مراجعتك قبل ${dueOn}.`]),
      'أفصح أولًا عما إذا كان لديك تضارب في المصالح.',
    ],
    link: { label: 'فتح الطلب', href: link },
  }),
  'return-reminder': ({ applicationNumber, endsOn, isLast }, { myApplications }) => ({
    subject: `الطلب ${applicationNumber}: تعديلاتك لم تصل بعد`,
    paragraphs: [
      `انقضى موعد تعديلاتك على الطلب ${applicationNumber}.`,
      `يرجى إرسالها قبل ${endsOn}. وبعد ذلك يُغلق الطلب.`,
      ...(isLast ? ['هذا هو التذكير الأخير.'] : []),
    ],
    link: { label: 'فتح طلبي', href: myApplications },
  }),
  'draft-notice': ({ projectTitle, deletedOn }, { myApplications }) => ({
    subject: 'سيتم حذف مسودتك',
    paragraphs: [`لم تُفتح مسودتك "${projectTitle}" منذ مدة طويلة.`, `ستُحذف في ${deletedOn} ما لم تتابعها.`],
    link: { label: 'فتح طلبي', href: myApplications },
  }),
  'review-reminder': ({ applicationNumber, dueOn, isOverdue }, { reviewApplications }) => ({
    subject: `مراجعة الطلب ${applicationNumber}`,
    paragraphs: [
      isOverdue
        ? `كان موعد مراجعتك للطلب ${applicationNumber} هو ${dueOn} وقد تأخرت.`
        : `موعد مراجعتك للطلب ${applicationNumber} هو ${dueOn}.`,
    ],
    link: { label: 'فتح مراجعاتي', href: reviewApplications },
  }),
  'fund-proposal': ({ fundTitle, proposedBy, what }, { funds }) => ({
    subject: `تغيير في ${fundTitle} ينتظر شخصًا ثانيًا`,
    paragraphs: [`يقترح ${proposedBy}: ${what}.`, 'يرجى النظر فيه ثم الموافقة عليه أو رفضه.'],
    link: { label: 'فتح الصناديق', href: funds },
  }),
  'fund-proposal-decided': ({ fundTitle, outcome, message }, { funds }) => ({
    subject: `اقتراحك بشأن ${fundTitle}`,
    paragraphs: [
      {
        APPROVED: 'تمت الموافقة على اقتراحك وتنفيذه.',
        REJECTED: 'رُفض اقتراحك.',
        EXPIRED: 'انتهت مدة اقتراحك لأن أحدًا لم يبتّ فيه في الموعد.',
      }[outcome],
    ],
    quote: message,
    link: { label: 'فتح الصناديق', href: funds },
  }),
  'admin-proposal': ({ proposedBy, person }, { users }) => ({
    subject: 'مشرف عام جديد ينتظر موافقتك',
    paragraphs: [
      `يقترح ${proposedBy} تعيين ${person} مشرفًا عامًا.`,
      'يرجى الموافقة أو الرفض. لا تُرسل الدعوة إلا بعد موافقتك.',
    ],
    link: { label: 'فتح إدارة المستخدمين', href: users },
  }),
  'admin-proposal-decided': ({ person, outcome, message }, { users }) => ({
    subject: `اقتراحك: ${person} مشرفًا عامًا`,
    paragraphs: [outcome],
    quote: message,
    link: { label: 'فتح إدارة المستخدمين', href: users },
  }),
  'ledger-difference': ({ fundTitle, difference }, { funds }) => ({
    subject: `سجل ${fundTitle} غير متطابق`,
    paragraphs: [`وجد الفحص الليلي فرقًا: ${difference}.`, 'يرجى عدم تحريك أموال هذا الصندوق قبل تفسيره.'],
    link: { label: 'فتح الصناديق', href: funds },
  }),
};
