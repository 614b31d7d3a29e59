import type { HomeWords } from '../words.ts';

export const home: HomeWords = {
  hero: {
    title: 'Un comercio más libre cambia lo que ingresan los Estados y cómo compiten las empresas.',
    lead: 'El Fondo de Ajuste ayuda a los Estados Parte y a las empresas a adaptarse al mercado continental. Presente su solicitud al Fondo Base o al Fondo de Crédito, guarde a medida que avanza y siga cada paso de la decisión.',
    primary: 'Iniciar una solicitud',
    secondary: 'Sobre el Fondo de Ajuste',
  },
  starter: {
    title: '¿Qué fondo es para usted?',
    lead: 'Díganos quién presenta la solicitud.',
    choices: [
      ['Un organismo público', 'Ministerio, aduanas o autoridad tributaria, comunidad regional'],
      ['Una empresa o pyme', 'Cualquier sector que no figure en la lista de exclusión'],
      ['Un banco o institución financiera', 'Para prestar a empresas que comercian en África'],
    ],
    action: 'Comprobar la elegibilidad',
    note: 'Unos dos minutos. Sin cuenta.',
  },
  cloth: {
    strips: '54 tiras, una sola tela. Cada tira es un signatario del Acuerdo.',
    woven: '48 están tejidas: instrumento depositado, febrero de 2025.',
  },
  intro: {
    title: 'Dos fondos, dos tipos de apoyo',
    lead: 'Cada fondo tiene sus criterios y su formulario. Vea qué reglas cumple, cuáles no y qué hacer después.',
  },
  funds: [
    {
      title: 'Fondo Base',
      audience: 'Para los Estados y sus organismos',
      points: [
        'Ingresos arancelarios perdidos al bajar los derechos',
        'Aplicación del Acuerdo, sus protocolos y anexos',
        'Ayuda técnica para la reforma aduanera y comercial',
      ],
      action: 'Comprobar mi elegibilidad',
      note: '5 criterios',
      links: ['Criterios de elegibilidad', 'Proceso de solicitud', 'Formulario de solicitud'],
    },
    {
      title: 'Fondo de Crédito',
      audience: 'Para empresas, bancos y empresas estatales',
      points: [
        'Crecimiento en industria, agroindustria, transporte y servicios',
        'Préstamos, garantías y líneas de crédito para el comercio intraafricano',
        'Empresas dirigidas por mujeres y por jóvenes',
      ],
      action: 'Comprobar mi elegibilidad',
      note: '6 criterios',
      links: ['Criterios de inversión', 'Proceso de solicitud', 'Formulario de solicitud'],
    },
  ],
  stepsHead: {
    title: 'Cómo funciona',
    lead: 'Tres pasos son suyos y tres son nuestros. Su espacio dice siempre a quién le toca.',
  },
  steps: [
    ['Comprobar la elegibilidad', 'Cinco o seis reglas que leer, sin cuenta.'],
    ['Registrarse', 'Una cuenta para su organización.'],
    ['Rellenar y enviar', 'Cada campo se guarda mientras escribe.'],
    ['Revisión del expediente', 'Pedimos lo que falta.'],
    ['Evaluación', 'Puntuada según criterios publicados.'],
    ['Decisión', 'Recibe el resultado y sus razones.'],
  ],
  figuresHead: { title: 'Cifras clave', lead: '' },
  figures: [
    ['de los 55 miembros de la Unión Africana han firmado', 'En febrero de 2025'],
    ['han depositado su instrumento', 'En febrero de 2025'],
    [
      'de las líneas arancelarias que se liberalizan primero',
      'En 5 años; 10 para los países menos adelantados',
    ],
    ['fondos abiertos a solicitudes', 'Fondo Base y Fondo de Crédito'],
  ],
  postsHead: { title: 'Noticias y recursos', lead: '', link: 'Todas las publicaciones' },
  partnersHead: { title: 'Socios', lead: '', link: 'Nuestros socios' },
  questionsHead: {
    title: 'Preguntas comunes',
    lead: '¿No está aquí? Escríbanos y una persona le responderá.',
    link: 'Ver todas las preguntas',
  },
};
