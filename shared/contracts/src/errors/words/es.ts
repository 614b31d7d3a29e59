import type { ErrorWords } from './words.ts';

export const es: ErrorWords = {
  errors: {
    invalid_request: 'Falta información o no es válida. Revise los campos señalados.',
    malformed_json: 'No se pudo leer la solicitud.',
    payload_too_large: 'La solicitud es demasiado grande.',
    unsupported_media_type: 'Este tipo de contenido no se acepta aquí.',
    not_found: 'No hemos encontrado lo que busca.',
    method_not_allowed: 'Esta dirección no acepta ese tipo de solicitud.',
    cross_site_request: 'Esta solicitud vino de una página de otro sitio web y se rechazó.',
    too_many_requests: 'Demasiados intentos. Espere un momento y vuelva a intentarlo.',
    internal_error: 'Se produjo un error por nuestra parte. Vuelva a intentarlo más tarde.',
    unavailable: 'El servicio está ocupado o no está disponible. Vuelva a intentarlo en unos momentos.',
    storage_full:
      'Ahora mismo no se puede guardar nada porque el almacenamiento está casi lleno. Puede seguir leyendo. Inténtelo más tarde.',

    invalid_client: 'El cliente no es conocido o su secreto no es correcto.',
    unsupported_grant_type: 'Este tipo de autorización no se ofrece aquí.',
    invalid_scope: 'El cliente no puede tener este alcance.',
    insufficient_scope: 'El token no cubre esto.',
    invalid_grant: 'La dirección de correo o la contraseña no es correcta.',
    mfa_required: 'El inicio de sesión necesita un segundo paso.',
    mfa_invalid: 'El código no es correcto.',
    mfa_expired: 'El código ya no es válido. Inicie sesión de nuevo.',
    mfa_resend_too_soon: 'Espere unos segundos antes de pedir otro código.',
    mfa_resend_limit: 'No se pueden enviar más códigos para este inicio de sesión. Inicie sesión de nuevo.',
    mfa_mandatory: 'El segundo factor es obligatorio para este rol y no se puede desactivar.',
    reauthentication_required: 'Confirme que es usted antes de continuar.',
    password_change_required: 'Elija una nueva contraseña antes de continuar.',
    password_reset_required:
      'Es posible que otra persona conozca esta contraseña, por lo que ya no abre la cuenta. Le hemos enviado un correo para elegir una nueva.',
    factor_already_on: 'Ya hay una aplicación de autenticación activada. Desactívela primero.',
    enrolment_expired: 'Esta configuración es demasiado antigua. Empiece de nuevo.',
    no_factor: 'Configure primero una aplicación de autenticación o una llave de acceso.',
    passkey_invalid: 'No se ha podido comprobar la llave de acceso. Inténtelo de nuevo o elija otra forma.',
    passkey_limit: 'No se pueden guardar más llaves de acceso. Quite una primero.',
    account_locked:
      'Demasiados intentos erróneos. La cuenta está bloqueada durante un tiempo; vuelva a intentarlo más tarde.',
    account_disabled: 'Esta cuenta está desactivada. Póngase en contacto con el fondo.',
    email_not_verified: 'Confirme primero su dirección de correo. Le hemos enviado un enlace.',
    token_expired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
    unauthorized: 'Inicie sesión.',
    forbidden: 'No tiene permiso para hacer esto.',
    INVALID_PASSWORD: 'La contraseña actual no es correcta.',
    INVALID_RESET_PASSWORD_VERIFICATION: 'El código no es correcto o ya no es válido.',
    verification_invalid: 'Este enlace no es válido o ya se ha utilizado.',
    invitation_invalid:
      'Esta invitación ya no es válida: se usó, se retiró o se sustituyó, o es demasiado antigua. Pida una nueva al administrador.',

    email_taken: 'Esta dirección de correo ya tiene una cuenta.',
    weak_password: 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
    cannot_change_self: 'No puede hacer esto con su propia cuenta.',
    last_admin: 'No se puede desactivar al último administrador activo.',
    second_admin_required:
      'Un fondo tiene un límite por encima del cual decide un segundo administrador, así que dos administradores deben seguir activos. Invite o active a otro administrador, o quite antes el límite.',

    stale_version:
      'Otra persona ha cambiado esto mientras tanto. Consulte la nueva versión y vuelva a intentarlo.',
    invalid_state: 'Esto no es posible en el estado actual.',
    idempotency_mismatch: 'Esta solicitud ya se envió con otro contenido.',
    idempotency_in_progress: 'Esta solicitud todavía se está procesando.',
    idempotency_unsupported: 'Una clave de idempotencia no funciona con esta llamada. Envíela sin clave.',

    application_in_progress: 'Ya tiene una solicitud en curso para este fondo.',
    application_incomplete: 'La solicitud no está completa. Revise las secciones señaladas.',
    application_not_eligible: 'Según las respuestas, esta solicitud no cumple los requisitos.',
    fund_closed: 'Este fondo no está abierto a solicitudes.',
    conflict_not_declared: 'Declare primero si tiene un conflicto de intereses.',
    conflict_declared: 'Ha declarado un conflicto de intereses con esta solicitud.',
    applicant_not_confirmed:
      'El solicitante aún no ha confirmado este registro. Podrá recomendarse o aprobarse cuando el solicitante lo haya confirmado.',
    conflict_automatic:
      'El país o la organización del solicitante es el suyo, por lo que otra persona revisa esta solicitud.',
    applicant_without_account:
      'El solicitante aún no tiene cuenta. Pídale primero que se registre con esta dirección de correo.',
    own_application: 'Usted mismo introdujo o revisó esta solicitud, por lo que debe hacerlo otra persona.',
    scores_incomplete: 'Puntúe todos los criterios y justifique cada puntuación.',
    insufficient_balance: 'El importe supera lo que el fondo tiene disponible.',
    not_assigned: 'Esta solicitud no le está asignada.',
    sections_closed: 'Solo se pueden cambiar las secciones devueltas.',
    nothing_changed: 'Todavía no se ha cambiado nada.',
    second_person_required: 'Una segunda persona tiene que confirmar esto.',

    chat_taken: 'Otro agente ha tomado esta conversación.',
    chat_closed: 'Esta conversación ha terminado.',

    file_too_large: 'El archivo es demasiado grande.',
    file_type_not_allowed: 'Este tipo de archivo no se acepta.',
    file_has_programs:
      'El PDF contiene un script o inicia un programa, por lo que no se acepta. Imprímalo en un PDF nuevo y envíe ese.',
    file_encrypted:
      'El PDF está cifrado o pide una contraseña, por lo que nadie podría comprobarlo ni leerlo. Imprímalo en un PDF nuevo sin contraseña y envíe ese.',
    file_not_clean: 'El archivo no ha superado el control de seguridad.',
    file_in_use:
      'Un texto público todavía muestra este archivo o enlaza con él. Quítelo primero del texto y publíquelo.',
    file_quota: 'Ha alcanzado el límite de archivos subidos.',
    file_infected: 'Se ha encontrado un virus en el archivo. No se ha guardado.',
    file_not_scanned: 'El archivo todavía no se ha analizado en busca de virus.',
    file_damaged: 'Este archivo está dañado en nuestro almacén. Ya hemos recibido el aviso.',
    file_store_full: 'Ahora mismo no hay espacio para más archivos. Inténtelo más tarde.',
    file_store_unavailable:
      'Ahora mismo no se puede acceder a los archivos. Inténtelo de nuevo en un momento.',
    range_not_satisfiable: 'El archivo no tiene la parte solicitada.',
    worksheet_unreadable:
      'No se ha podido leer este archivo como hoja de cálculo. Guárdelo de nuevo como .xlsx, .xls u .ods, o empiece con la plantilla.',
    worksheet_headings_missing:
      'No se han encontrado los títulos de la plantilla. La primera fila debe nombrar el capítulo del SA, el valor de las importaciones, el tipo antes y el tipo después.',
    upload_offset_mismatch: 'La subida continúa en otro punto. Pregunte dónde y siga desde ahí.',
    upload_expired: 'Esta subida no se terminó a tiempo. Empiece de nuevo.',
    precondition_failed: 'La petición es de una versión que el portal no conoce.',
  },
  waits: {
    too_many_requests: 'Demasiados intentos. Vuelva a intentarlo en aproximadamente {wait}.',
    account_locked:
      'Demasiados intentos erróneos. La cuenta está bloqueada; vuelva a intentarlo en aproximadamente {wait}.',
    mfa_resend_too_soon: 'Podrá pedir otro código en aproximadamente {wait}.',
  },
  fields: {
    required: 'Este campo es obligatorio.',
    type: 'Este valor no tiene la forma correcta.',
    too_short: 'Introduzca al menos {limit} caracteres.',
    too_long: 'Introduzca como máximo {limit} caracteres.',
    too_small: 'Introduzca {limit} o más.',
    too_big: 'Introduzca {limit} o menos.',
    too_few: 'Elija al menos {limit}.',
    too_many: 'Elija como máximo {limit}.',
    format: 'Este valor no tiene la forma correcta.',
    email: 'Introduzca una dirección de correo válida.',
    phone: 'Introduzca un número de teléfono de 7 a 15 dígitos, con o sin signo más.',
    url: 'Introduzca una dirección web completa, por ejemplo https://example.org.',
    date: 'Introduzca una fecha válida.',
    money: 'Introduzca un importe, por ejemplo 1250000.50.',
    country: 'Elija un país.',
    not_allowed: 'Elija uno de los valores ofrecidos.',
    unknown: 'Este campo no se conoce aquí.',
    taken: 'Este valor ya está en uso.',
    mismatch: 'Los dos valores no son iguales.',
    control_characters: 'Este texto contiene caracteres que no se pueden guardar.',
    must_accept: 'Confirme este punto.',
    not_eligible: 'Con esta respuesta, la solicitud no es admisible.',
    not_after: 'Esta fecha no puede ser anterior a la primera.',
    past_date: 'Elija una fecha que aún no haya pasado.',
    sum_mismatch: 'Las partes deben sumar {limit}.',
    not_clean: 'Este archivo no ha superado el control de seguridad.',
  },
};
