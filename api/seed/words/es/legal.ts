import type { LegalWords } from '../words.ts';

export const legal: LegalWords = {
  terms: {
    title: 'Condiciones de uso',
    lead: 'Este portal es una demostración. No es un sitio oficial, y nada de lo que se envía por él es una solicitud a un fondo real.',
    body: `
## 1. Qué es este portal

El portal muestra cómo pueden presentarse, evaluarse y decidirse solicitudes a un fondo de ajuste. Los nombres de los solicitantes, las cantidades, las fechas y las decisiones son inventados. Los datos sobre la zona comercial proceden de fuentes públicas y llevan la fecha a la que se refieren.

## 2. Qué puede hacer

- Leer las páginas públicas sin cuenta.
- Registrarse, probar los formularios y enviar solicitudes de ejemplo.
- Escribir al portal mediante el formulario de contacto.

## 3. Qué no puede hacer

- Introducir datos personales o secretos comerciales de otras personas.
- Subir material ilícito o que dañe dispositivos.
- Intentar acceder a los datos de otras cuentas o sobrecargar el servicio.
- Dar la impresión de que una decisión tomada aquí obliga a una institución real.

## 4. Ninguna promesa de financiación

Una aprobación en este portal no da derecho a dinero alguno. Cantidades, umbrales y plazos son ejemplos y pueden cambiar en cualquier momento.

## 5. Disponibilidad y responsabilidad

El portal se ofrece tal como está. Los datos pueden borrarse cuando se restablece la demostración. Quien explota esta copia del portal es responsable de ella y debe sustituir estas condiciones antes de usarla para solicitudes reales.

## 6. Preguntas

Escríbanos desde la [página de contacto](/contact-us).`,
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Qué se guarda cuando usa esta demostración, por qué, y cómo pedir que se elimine.',
    body: `
## 1. Qué guardamos

- **Cuenta.** Nombre, dirección de correo, país y número de teléfono. La contraseña se guarda solo como resumen criptográfico.
- **Solicitudes.** Lo que escribe, los archivos que adjunta y el historial de cada paso.
- **Mensajes.** Lo que escribe en el formulario de contacto o al manifestar interés, y nuestras respuestas.
- **Registros de seguridad.** Hora, dirección y dispositivo de cada inicio de sesión, y quién cambió qué.

## 2. Qué no hacemos

Las páginas no cargan nada de otras empresas: ni publicidad, ni seguimiento, ni tipos de letra o scripts ajenos. Sus datos no se venden ni se ceden.

## 3. Guardado en su dispositivo

El navegador guarda su credencial de sesión, y una cookie que la liga a este navegador, hasta que la cierra. También guarda su idioma y lo que ha escrito en un formulario hasta que lo envía. Vaciar el almacenamiento del navegador lo borra todo.

## 4. Quién puede ver sus datos

Los evaluadores solo ven una solicitud después de declarar que no tienen conflicto de intereses. Los gestores ven las solicitudes a sus fondos. Los administradores ven las cuentas y los registros. Nadie más ve nada.

## 5. Cuánto tiempo

Los datos de ejemplo permanecen hasta que se restablece la demostración. Quien use este software para solicitudes reales debe fijar aquí los plazos y nombrar al responsable de los datos.

## 6. Sus peticiones

Pregunte desde la [página de contacto](/contact-us) qué se guarda sobre usted, o pida que se corrija o se elimine.`,
  },
};
