import type { NewsWords } from '../words.ts';

export const news: NewsWords = {
  title: 'Noticias y recursos',
  lead: 'Guías y avisos para solicitantes. Todas las publicaciones son ejemplos escritos para este portal.',
  posts: [
    {
      title: 'Cómo hacer un cálculo de pérdida arancelaria línea por línea',
      summary: 'Qué preparar antes de abrir el formulario del Fondo Base.',
      alt: 'Dibujo de una hoja de cálculo con una fila marcada',
      body: `
Una petición por ingresos arancelarios perdidos es más fácil de evaluar cuando cada cifra puede rastrearse. Trabaje por capítulo del Sistema Armonizado y mantenga una fila para cada uno.

## Cuatro columnas por fila

- el valor de las importaciones procedentes de Estados Parte en el año base;
- el tipo del derecho antes de que la oferta arancelaria surtiera efecto;
- el tipo del derecho que se aplica ahora;
- la diferencia de ingresos, calculada a partir de las tres primeras.

## Tres errores comunes

1. Se cuentan también importaciones de fuera de la zona comercial.
2. El año base es un año en que el comercio se interrumpió.
3. Exenciones que ya existían se tratan como pérdida.

Guarde el extracto de aduanas junto a la hoja. Quien evalúa elegirá algunas filas y las seguirá hasta su origen. [Lea antes los criterios de elegibilidad](/applications/base-fund#eligibility).`,
    },
    {
      title: 'Documentos del Fondo de Crédito: qué significa «cuentas auditadas»',
      summary: 'Tres años para las empresas, dos para las pequeñas y medianas.',
      alt: 'Dibujo de dos hojas de papel con una marca de verificación',
      body: `
El Fondo de Crédito pide cuentas que haya examinado un auditor independiente. El informe del auditor forma parte del expediente: un balance por sí solo no basta.

- **Empresas e instituciones** adjuntan los tres últimos ejercicios.
- **Pequeñas y medianas empresas** adjuntan los dos últimos.
- **Sociedades de proyecto** más recientes adjuntan las cuentas de sus promotores.

Ponga cada año en un PDF de 5 MB como máximo. Si las cuentas no están en uno de los seis idiomas del portal, añada una traducción de los cuadros principales.`,
    },
    {
      title: 'Qué buscan los evaluadores en un programa de reforma',
      summary: 'Un recorrido por los cinco criterios del Fondo Base.',
      alt: 'Dibujo de una hoja de puntuación con cinco barras',
      body: `
Cada solicitud al Fondo Base se puntúa según cinco criterios. Los pesos se publican, para que vea dónde compensa el esfuerzo.

- **Necesidad cuantificada, 30 %.** La pérdida o la carencia se mide y el método se explica.
- **Compromiso de reforma, 25 %.** El plan nombra medidas, fechas y responsables.
- **Viabilidad, 20 %.** Personas, sistemas y dinero están disponibles o presupuestados.
- **Valor añadido, 15 %.** El apoyo hace posible lo que no ocurriría sin él.
- **Mujeres, jóvenes y región, 10 %.** Quién gana, y qué aporta a los vecinos.

Un plan corto con fechas puntúa mejor que uno largo sin ellas.`,
    },
    {
      title: 'El portal habla ahora seis idiomas',
      summary: 'Inglés, francés, portugués, árabe, español y suajili.',
      alt: 'Dibujo de una hoja de calendario junto a una tira tejida',
      body: `
Las páginas públicas, los formularios y los mensajes están en los seis idiomas de la comunidad del Acuerdo. Elija uno en la parte superior de cualquier página; la elección queda en su dispositivo.

Puede rellenar el formulario en cualquiera de los seis. Los correos siguen el idioma de su perfil. Cuando un texto aún no está traducido, se muestra el inglés, señalado como tal.

¿Ha encontrado una frase mejorable? [Escríbanos](/contact-us).`,
    },
  ],
};
