import type { FaqWords } from '../words.ts';

export const faqs: FaqWords = {
  stopAndReturn: [
    '¿Puedo parar y volver a mi solicitud?',
    'Sí. Cada campo se guarda en su cuenta, y en su dispositivo cuando se corta la conexión. El formulario muestra la hora del último guardado.',
  ],
  onBehalf: [
    '¿Puede alguien presentar la solicitud por mi organización?',
    'Sí. Cuando usted no pueda usar el formulario, el personal del Fondo puede introducir una solicitud en su nombre. El recibo también se le envía a usted. Quien introdujo una solicitud nunca puede evaluarla ni decidirla.',
  ],
  fileTypes: [
    '¿Qué tipos de archivo puedo subir?',
    'Documentos: DOC, DOCX, PDF y ODT, hasta 5 MB cada uno. Imágenes: JPEG, WebP, PNG y SVG, hasta 2 MB cada una. Algunas preguntas admiten también hojas de cálculo (XLS, XLSX, ODS) o un vídeo MP4.',
  ],
  howLong: [
    '¿Cuánto tarda una decisión?',
    'No hay un número fijo de días. Su espacio muestra la fecha de cada paso y a quién le toca, y recibe un correo cuando algo cambia.',
  ],
  whatIs: [
    '¿Qué es el Fondo de Ajuste?',
    'Un fondo que ayuda a los Estados Parte en el acuerdo comercial continental, y a sus empresas, a adaptarse a un comercio más libre. Tiene un Fondo Base para Estados y un Fondo de Crédito para empresas e instituciones.',
  ],
  whichFund: [
    '¿A qué fondo debo dirigirme?',
    'Los Estados, sus organismos y las comunidades económicas regionales se dirigen al Fondo Base. Las empresas, los bancos y las empresas estatales se dirigen al Fondo de Crédito. Puede tener una solicitud abierta por fondo.',
  ],
  official: [
    '¿Es este un sitio oficial?',
    'No. Es una demostración con datos de ejemplo. Nada de lo que se envía por él llega a una institución real.',
  ],
  baseWho: [
    '¿Quién firma una solicitud al Fondo Base?',
    'La envía un organismo público, con una carta firmada del ministerio responsable. La carta es uno de los tres documentos obligatorios.',
  ],
  revenueLoss: [
    '¿Qué cuenta como pérdida de ingresos arancelarios?',
    'La diferencia entre los derechos recaudados sobre las importaciones de Estados Parte antes de que la oferta arancelaria surtiera efecto y los recaudados después. Puede pedir menos que la pérdida calculada, nunca más.',
  ],
  creditAmount: [
    '¿Hay un importe mínimo o máximo?',
    'Cada fondo tiene sus límites, que el formulario muestra cuando introduce un importe. Las cifras de este portal son ejemplos.',
  ],
  audited: [
    '¿Mis cuentas tienen que estar auditadas?',
    'Sí: tres ejercicios, o dos para pequeñas y medianas empresas. Una sociedad de proyecto más reciente adjunta las cuentas de sus promotores.',
  ],
  code: [
    '¿Por qué me piden un código al iniciar sesión?',
    'Un código enviado a su correo protege la cuenta cuando otra persona conoce la contraseña. El personal siempre lo necesita; los beneficiarios pueden activarlo en su perfil.',
  ],
};
