import type { ErrorWords } from './words.ts';

export const pt: ErrorWords = {
  errors: {
    invalid_request: 'Algumas informações faltam ou não são válidas. Verifique os campos assinalados.',
    malformed_json: 'Não foi possível ler o pedido.',
    payload_too_large: 'O pedido é demasiado grande.',
    unsupported_media_type: 'Este tipo de conteúdo não é aceite aqui.',
    not_found: 'Não encontrámos o que pediu.',
    method_not_allowed: 'Este endereço não aceita esse tipo de pedido.',
    cross_site_request: 'Este pedido veio de uma página de outro site e foi recusado.',
    too_many_requests: 'Demasiadas tentativas. Aguarde um momento e tente de novo.',
    internal_error: 'Ocorreu um erro do nosso lado. Tente de novo mais tarde.',
    unavailable: 'O serviço está ocupado ou indisponível. Tente de novo dentro de momentos.',
    storage_full:
      'Neste momento não é possível guardar nada, porque o armazenamento está quase cheio. Pode continuar a ler. Tente novamente mais tarde.',

    invalid_client: 'O cliente não é conhecido ou o segredo não está certo.',
    unsupported_grant_type: 'Este tipo de autorização não é oferecido aqui.',
    invalid_scope: 'O cliente não pode ter este âmbito.',
    insufficient_scope: 'O token não abrange isto.',
    invalid_grant: 'O endereço de e-mail ou a palavra-passe não está correto.',
    mfa_required: 'O início de sessão precisa de um segundo passo.',
    mfa_invalid: 'O código não está correto.',
    mfa_expired: 'O código já não é válido. Inicie sessão de novo.',
    mfa_resend_too_soon: 'Aguarde alguns segundos antes de pedir outro código.',
    mfa_resend_limit: 'Não é possível enviar mais códigos para este início de sessão. Inicie sessão de novo.',
    mfa_mandatory: 'O segundo fator é obrigatório para este papel e não pode ser desligado.',
    reauthentication_required: 'Confirme que é mesmo você antes de continuar.',
    password_change_required: 'Escolha uma nova palavra-passe antes de continuar.',
    password_reset_required:
      'Outra pessoa pode conhecer esta palavra-passe, por isso já não abre a conta. Enviámos-lhe um e-mail para escolher uma nova.',
    factor_already_on: 'Já existe uma aplicação de autenticação ligada. Desligue-a primeiro.',
    enrolment_expired: 'Esta configuração é demasiado antiga. Comece de novo.',
    no_factor: 'Configure primeiro uma aplicação de autenticação ou uma chave de acesso.',
    passkey_invalid: 'Não foi possível verificar a chave de acesso. Tente de novo ou escolha outro meio.',
    passkey_limit: 'Não é possível guardar mais chaves de acesso. Remova uma primeiro.',
    account_locked:
      'Demasiadas tentativas erradas. A conta está bloqueada por algum tempo; tente de novo mais tarde.',
    account_disabled: 'Esta conta está desativada. Contacte o fundo.',
    email_not_verified: 'Confirme primeiro o seu endereço de e-mail. Enviámos-lhe uma ligação.',
    token_expired: 'A sua sessão expirou. Inicie sessão de novo.',
    unauthorized: 'Inicie sessão.',
    forbidden: 'Não tem autorização para fazer isto.',
    INVALID_PASSWORD: 'A palavra-passe atual não está correta.',
    INVALID_RESET_PASSWORD_VERIFICATION: 'O código não está correto ou já não é válido.',
    verification_invalid: 'Esta ligação não é válida ou já foi usada.',
    invitation_invalid:
      'Este convite já não é válido: foi usado, retirado ou substituído, ou é demasiado antigo. Peça um novo ao administrador.',

    email_taken: 'Este endereço de e-mail já tem uma conta.',
    weak_password: 'Esta palavra-passe é demasiado fácil de adivinhar. Escolha outra.',
    cannot_change_self: 'Não pode fazer isto à sua própria conta.',
    last_admin: 'O último administrador ativo não pode ser desativado.',
    second_admin_required:
      'Um fundo tem um limite acima do qual decide um segundo administrador, por isso dois administradores têm de continuar ativos. Convide ou ative outro administrador, ou retire primeiro o limite.',

    stale_version: 'Outra pessoa alterou isto entretanto. Veja a nova versão e tente de novo.',
    invalid_state: 'Isto não é possível no estado atual.',
    idempotency_mismatch: 'Este pedido já foi enviado com outro conteúdo.',
    idempotency_in_progress: 'Este pedido ainda está a ser tratado.',
    idempotency_unsupported: 'Uma chave de idempotência não funciona com esta chamada. Envie-a sem chave.',

    application_in_progress: 'Já tem uma candidatura em curso para este fundo.',
    application_incomplete: 'A candidatura não está completa. Verifique as secções assinaladas.',
    application_not_eligible: 'De acordo com as respostas, esta candidatura não é elegível.',
    fund_closed: 'Este fundo não está aberto a candidaturas.',
    conflict_not_declared: 'Declare primeiro se tem um conflito de interesses.',
    conflict_declared: 'Declarou um conflito de interesses relativamente a esta candidatura.',
    applicant_not_confirmed:
      'O candidato ainda não confirmou este registo. Poderá ser recomendado ou aprovado depois de o candidato o confirmar.',
    conflict_automatic:
      'O país ou a organização do candidato é o seu, por isso outra pessoa analisa esta candidatura.',
    applicant_without_account:
      'O candidato ainda não tem conta. Peça-lhe primeiro que se registe com este endereço de e-mail.',
    own_application:
      'Foi a própria pessoa que introduziu ou analisou esta candidatura; outra pessoa tem de o fazer.',
    scores_incomplete: 'Pontue todos os critérios e justifique cada pontuação.',
    insufficient_balance: 'O montante é superior ao que o fundo tem disponível.',
    not_assigned: 'Esta candidatura não lhe está atribuída.',
    sections_closed: 'Só as secções devolvidas podem ser alteradas.',
    nothing_changed: 'Ainda nada foi alterado.',
    second_person_required: 'Uma segunda pessoa tem de confirmar isto.',

    chat_taken: 'Outro agente já assumiu esta conversa.',
    chat_closed: 'Esta conversa terminou.',

    file_too_large: 'O ficheiro é demasiado grande.',
    file_type_not_allowed: 'Este tipo de ficheiro não é aceite.',
    file_has_programs:
      'O PDF contém um script ou inicia um programa e não é aceite. Imprima-o para um novo PDF e envie esse.',
    file_encrypted:
      'O PDF está cifrado ou pede uma palavra-passe, pelo que ninguém o poderia verificar nem ler. Imprima-o para um novo PDF sem palavra-passe e envie esse.',
    file_not_clean: 'O ficheiro não passou na verificação de segurança.',
    file_in_use:
      'Um texto público ainda mostra este ficheiro ou liga a ele. Retire-o primeiro do texto e publique-o.',
    file_quota: 'Atingiu o limite de ficheiros carregados.',
    file_infected: 'Foi encontrado um vírus no ficheiro. Não foi guardado.',
    file_not_scanned: 'O ficheiro ainda não foi verificado contra vírus.',
    file_damaged: 'Este ficheiro está danificado no nosso armazenamento. Já fomos avisados.',
    file_store_full: 'Neste momento não há espaço para mais ficheiros. Tente novamente mais tarde.',
    file_store_unavailable:
      'Neste momento não é possível aceder aos ficheiros. Tente novamente daqui a pouco.',
    range_not_satisfiable: 'O ficheiro não tem a parte pedida.',
    worksheet_unreadable:
      'Não foi possível ler este ficheiro como folha de cálculo. Guarde-o de novo em .xlsx, .xls ou .ods, ou comece pelo modelo.',
    worksheet_headings_missing:
      'Os títulos do modelo não foram encontrados. A primeira linha tem de indicar o capítulo SH, o valor das importações, a taxa antes e a taxa depois.',
    upload_offset_mismatch: 'O envio continua noutro ponto. Pergunte onde e prossiga a partir daí.',
    upload_expired: 'Este envio não foi concluído a tempo. Comece de novo.',
    precondition_failed: 'O pedido é de uma versão que o portal não conhece.',
  },
  waits: {
    too_many_requests: 'Demasiadas tentativas. Tente de novo dentro de cerca de {wait}.',
    account_locked:
      'Demasiadas tentativas erradas. A conta está bloqueada; tente de novo dentro de cerca de {wait}.',
    mfa_resend_too_soon: 'Pode pedir outro código dentro de cerca de {wait}.',
  },
  fields: {
    required: 'Este campo é obrigatório.',
    type: 'Este valor não tem a forma correta.',
    too_short: 'Introduza pelo menos {limit} caracteres.',
    too_long: 'Introduza no máximo {limit} caracteres.',
    too_small: 'Introduza {limit} ou mais.',
    too_big: 'Introduza {limit} ou menos.',
    too_few: 'Escolha pelo menos {limit}.',
    too_many: 'Escolha no máximo {limit}.',
    format: 'Este valor não tem a forma correta.',
    email: 'Introduza um endereço de e-mail válido.',
    phone: 'Introduza um número de telefone de 7 a 15 algarismos, com ou sem sinal de mais.',
    url: 'Introduza um endereço web completo, por exemplo https://example.org.',
    date: 'Introduza uma data válida.',
    money: 'Introduza um montante, por exemplo 1250000.50.',
    country: 'Escolha um país.',
    not_allowed: 'Escolha um dos valores apresentados.',
    unknown: 'Este campo não é conhecido aqui.',
    taken: 'Este valor já está a ser usado.',
    mismatch: 'Os dois valores não são iguais.',
    control_characters: 'Este texto contém caracteres que não podem ser guardados.',
    must_accept: 'Confirme este ponto.',
    not_eligible: 'Com esta resposta, a candidatura não é elegível.',
    not_after: 'Esta data não pode ser anterior à primeira.',
    past_date: 'Escolha uma data que ainda não tenha passado.',
    sum_mismatch: 'A soma das partes tem de ser {limit}.',
    not_clean: 'Este ficheiro não passou na verificação de segurança.',
  },
};
