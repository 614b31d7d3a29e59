import type { AboutWords } from '../words.ts';

export const about: AboutWords = {
  aboutUs: {
    title: 'Sobre el Fondo de Ajuste',
    lead: 'Un comercio más libre da frutos con los años, pero algunos de sus costes llegan de inmediato. El Fondo existe para ayudar a Estados y empresas a salvar esa distancia.',
  },
  background: {
    title: 'Antecedentes',
    body: `
El Acuerdo por el que se establece la Zona de Libre Comercio Continental Africana se firmó en Kigali el 21 de marzo de 2018 y entró en vigor el 30 de mayo de 2019. El comercio a su amparo comenzó el 1 de enero de 2021. De los 55 miembros de la Unión Africana, 54 han firmado y 48 habían depositado su instrumento de ratificación en febrero de 2025.

Los Estados acordaron liberalizar el 90 % de las líneas arancelarias en cinco años. Los países menos adelantados tienen diez, y un grupo de seis países (Etiopía, Madagascar, Malaui, Sudán, Zambia y Zimbabue) tiene quince. Otro 7 % de las líneas es sensible y lleva más tiempo; como máximo, un 3 % puede quedar fuera.

Unos derechos más bajos suponen menos ingresos para algunas haciendas y nueva competencia para algunas empresas, antes de que los nuevos mercados lo compensen. Por eso la Asamblea de la Unión Africana y los ministros responsables de comercio pidieron un fondo de ajuste. La secretaría del Acuerdo y el Banco Africano de Exportación e Importación (Afreximbank) lo crearon juntos.

## Hitos

- **Febrero de 2022.** Se firma en El Cairo el acuerdo sobre la gestión del Fondo Base.
- **Junio de 2022.** Afreximbank renueva una línea de 1000 millones de dólares para el ajuste y añade una donación de 10 millones de dólares para poner en marcha el Fondo Base.
- **Marzo de 2023.** Ruanda firma el acuerdo para acoger el Fondo en Kigali.
- **Septiembre de 2023.** La Junta se reúne por primera vez.
- **Julio de 2025.** Se anuncia el primer préstamo del Fondo de Crédito: 10 millones de dólares a un grupo de telecomunicaciones.

Estas fechas y cantidades proceden de fuentes públicas, no de las cuentas del Fondo.`,
  },
  overview: {
    title: 'Visión general del Fondo de Ajuste',
    body: `
La necesidad de apoyo al ajuste en el continente se ha estimado en unos 10 000 millones de dólares en cinco a diez años. El Fondo reúne contribuciones de distinta clase y entrega cada una en la forma que le conviene. Tiene tres partes.

- **Fondo Base.** Contribuciones de los Estados Parte, donaciones y asistencia técnica. Para Estados: ingresos arancelarios perdidos y aplicación del Acuerdo. Abierto a solicitudes aquí.
- **Fondo General.** Financiación en condiciones favorables para las infraestructuras de las que depende el comercio y para la industria. No abierto a solicitudes en este portal.
- **Fondo de Crédito.** Financiación comercial para los sectores público y privado. Abierto a solicitudes aquí.

Todos los miembros de la zona comercial pueden acudir al Fondo, comercien ya al amparo del Acuerdo o no. Los criterios los fijan los ministros de comercio, la Junta y su comité, y el Fondo decide con independencia de quienes lo financian.`,
  },
  mandate: {
    title: 'Mandato del Fondo de Ajuste',
    body: `
El Fondo ayuda a los Estados Parte y a su sector privado a ajustarse al mercado continental y a participar en él. Su mandato abarca cuatro tipos de presión que puede traer un comercio más libre:

- la pérdida de ingresos arancelarios al bajar los derechos;
- las carencias de las infraestructuras que el comercio necesita;
- las cadenas de suministro que cambian o se rompen;
- las empresas que deben reequiparse para competir.

El gestor del Fondo es el Fondo para el Desarrollo de las Exportaciones en África (FEDA), inversor de impacto del grupo Afreximbank con sede en Kigali.`,
  },
  baseFundMandate: {
    title: 'Mandato del Fondo Base',
    body: `
El Fondo Base está al servicio de los Estados. Se nutre de contribuciones de los Estados Parte, donaciones y asistencia técnica. Apoya a un Estado en dos cosas:

- compensar los ingresos arancelarios perdidos al bajar los derechos, sobre un cálculo que pueda comprobarse;
- aplicar el Acuerdo con sus protocolos y anexos, desde las ofertas arancelarias en los sistemas aduaneros hasta las reglas de origen y la facilitación del comercio.

El apoyo va unido a la reforma: el Estado muestra qué hará, para cuándo y cómo lo medirá. [Leer los criterios de elegibilidad](/applications/base-fund#eligibility).`,
  },
  creditFundMandate: {
    title: 'Mandato del Fondo de Crédito',
    body: `
El Fondo de Crédito moviliza y presta financiación comercial a empresas, instituciones financieras y empresas estatales cuyos proyectos aumentan el comercio intraafricano. Su finalidad nombra a las pequeñas y medianas empresas y a las dirigidas por mujeres y jóvenes.

Sus objetivos son el comercio, la industria, una economía más diversificada y un crecimiento que llegue a más personas. Entre los sectores están la industria manufacturera, la agroindustria, los bienes de consumo y el comercio minorista, los servicios financieros, la tecnología, el transporte y la logística, los parques industriales y otras infraestructuras comerciales. [Leer los criterios de inversión](/applications/credit-fund#criteria).`,
  },
  partners: {
    title: 'Nuestros socios',
    lead: 'Entidades que fundaron, gestionan, acogen o dieron mandato al Fondo, según fuentes públicas. Los signos son dibujos hechos para este portal, no sus logotipos.',
  },
};
