import type { Language } from '@portal/contracts';
import type { FundType } from '@portal/contracts/funds/enums';

type Texts = Record<'title' | 'description' | 'eligibilityText', Record<Language, string>>;

/** What each fund says of itself at the start; fund management changes it. */
export const fundTexts: Record<FundType, Texts> = {
  BASE_FUND: {
    title: {
      en: 'Base Fund',
      fr: 'Fonds de base',
      pt: 'Fundo de Base',
      ar: 'الصندوق الأساسي',
      es: 'Fondo Base',
      sw: 'Mfuko wa Msingi',
    },
    description: {
      en: 'Grants and technical assistance for State Parties and their agencies: tariff revenue lost as duties fall, and the work of carrying out the Agreement, its protocols and annexes.',
      fr: 'Subventions et assistance technique pour les États parties et leurs organismes : recettes tarifaires perdues à mesure que les droits baissent, et mise en œuvre de l’Accord, de ses protocoles et annexes.',
      pt: 'Subvenções e assistência técnica para os Estados Partes e as suas agências: receitas aduaneiras perdidas com a descida dos direitos e execução do Acordo, dos seus protocolos e anexos.',
      ar: 'منح ومساعدة فنية للدول الأطراف وهيئاتها: تعويض الإيرادات الجمركية المفقودة مع انخفاض الرسوم، ودعم تنفيذ الاتفاقية وبروتوكولاتها وملاحقها.',
      es: 'Subvenciones y asistencia técnica para los Estados Parte y sus organismos: ingresos arancelarios perdidos al bajar los derechos y aplicación del Acuerdo, sus protocolos y anexos.',
      sw: 'Ruzuku na msaada wa kiufundi kwa Nchi Wanachama na taasisi zao: mapato ya ushuru yanayopotea ushuru unaposhuka, na utekelezaji wa Mkataba, itifaki na viambatisho vyake.',
    },
    eligibilityText: {
      en: 'The applicant is a state body or a regional economic community. The country is a State Party and has deposited its instrument. The tariff offer is in force, or a dated work plan is attached. The responsible ministry endorses the request.',
      fr: 'Le demandeur est un organisme public ou une communauté économique régionale. Le pays est un État partie et a déposé son instrument. L’offre tarifaire est en vigueur, ou un plan de travail daté est joint. Le ministère compétent appuie la demande.',
      pt: 'O candidato é um organismo do Estado ou uma comunidade económica regional. O país é Estado Parte e depositou o seu instrumento. A oferta tarifária está em vigor ou há um plano de trabalho datado. O ministério competente apoia o pedido.',
      ar: 'مقدم الطلب جهة حكومية أو تجمع اقتصادي إقليمي. الدولة طرف في الاتفاقية وأودعت صك تصديقها. العرض التعريفي ساري المفعول أو أُرفقت خطة عمل محددة التواريخ. وتؤيد الوزارة المختصة الطلب.',
      es: 'El solicitante es un organismo estatal o una comunidad económica regional. El país es Estado Parte y ha depositado su instrumento. La oferta arancelaria está en vigor o se adjunta un plan de trabajo fechado. El ministerio competente respalda la solicitud.',
      sw: 'Mwombaji ni taasisi ya serikali au jumuiya ya kiuchumi ya kikanda. Nchi ni Mwanachama na imewasilisha hati yake. Ofa ya ushuru inatumika, au mpango kazi wenye tarehe umeambatishwa. Wizara husika inaunga mkono ombi.',
    },
  },
  CREDIT_FUND: {
    title: {
      en: 'Credit Fund',
      fr: 'Fonds de crédit',
      pt: 'Fundo de Crédito',
      ar: 'صندوق الائتمان',
      es: 'Fondo de Crédito',
      sw: 'Mfuko wa Mikopo',
    },
    description: {
      en: 'Loans, guarantees and lines of credit for companies, banks and state enterprises that trade, make or move goods within the continent, with women and youth named among those it serves.',
      fr: 'Prêts, garanties et lignes de crédit pour les entreprises, banques et entreprises publiques qui commercent, produisent ou transportent sur le continent, les femmes et les jeunes en particulier.',
      pt: 'Empréstimos, garantias e linhas de crédito para empresas, bancos e empresas públicas que comerciam, produzem ou transportam no continente, com destaque para mulheres e jovens.',
      ar: 'قروض وضمانات وخطوط ائتمان للشركات والمصارف والمؤسسات العامة التي تتاجر أو تصنّع أو تنقل السلع داخل القارة، مع عناية خاصة بالنساء والشباب.',
      es: 'Préstamos, garantías y líneas de crédito para empresas, bancos y empresas públicas que comercian, producen o transportan en el continente, con especial atención a mujeres y jóvenes.',
      sw: 'Mikopo, dhamana na njia za mikopo kwa kampuni, benki na mashirika ya umma yanayofanya biashara, kuzalisha au kusafirisha bidhaa ndani ya bara, wakiwemo wanawake na vijana.',
    },
    eligibilityText: {
      en: 'The applicant is located and incorporated in a State Party, works in a sector that is not excluded, shows three years of accounts (two for an SME), brings at least the own contribution that the fund asks for, states the effect on intra-African trade, and has no default or sanction.',
      fr: 'Le demandeur est établi et immatriculé dans un État partie, exerce dans un secteur non exclu, présente trois exercices (deux pour une PME), apporte au moins l’apport propre exigé, expose l’effet sur le commerce intra-africain et n’est ni en défaut ni sanctionné.',
      pt: 'O candidato está sediado e constituído num Estado Parte, atua num setor não excluído, apresenta três anos de contas (dois para uma PME), traz pelo menos a contribuição própria exigida, indica o efeito no comércio intra-africano e não tem incumprimentos nem sanções.',
      ar: 'مقدم الطلب مقيم ومؤسس في دولة طرف، ويعمل في قطاع غير مستبعد، ويقدم حسابات ثلاث سنوات (سنتين للشركات الصغيرة والمتوسطة)، ويساهم بالحد الأدنى المطلوب على الأقل، ويبيّن الأثر على التجارة البينية الأفريقية، وليس متعثراً ولا خاضعاً لعقوبات.',
      es: 'El solicitante está establecido y constituido en un Estado Parte, trabaja en un sector no excluido, presenta tres años de cuentas (dos si es pyme), aporta al menos la contribución propia exigida, indica el efecto en el comercio intraafricano y no tiene impagos ni sanciones.',
      sw: 'Mwombaji yupo na amesajiliwa katika Nchi Mwanachama, yuko katika sekta isiyozuiwa, anaonyesha hesabu za miaka mitatu (miwili kwa SME), analeta angalau mchango wake unaotakiwa, anaeleza athari kwa biashara ya ndani ya Afrika, na hana deni lililoshindikana wala vikwazo.',
    },
  },
};
