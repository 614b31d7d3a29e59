import type { ErrorWords } from './words.ts';

export const fr: ErrorWords = {
  errors: {
    invalid_request:
      'Certaines informations manquent ou ne sont pas valides. Veuillez vérifier les champs signalés.',
    malformed_json: 'La requête est illisible.',
    payload_too_large: 'La requête est trop volumineuse.',
    unsupported_media_type: "Ce type de contenu n'est pas accepté ici.",
    not_found: "Nous n'avons pas trouvé ce que vous demandez.",
    method_not_allowed: "Cette adresse n'accepte pas ce type de requête.",
    cross_site_request: "Cette requête vient d'une page d'un autre site web. Elle a été refusée.",
    too_many_requests: 'Trop de tentatives. Veuillez patienter un instant puis réessayer.',
    internal_error: "Une erreur s'est produite de notre côté. Veuillez réessayer plus tard.",
    unavailable: 'Le service est occupé ou indisponible. Veuillez réessayer dans un instant.',
    storage_full:
      "Rien ne peut être enregistré pour le moment, car l'espace de stockage est presque plein. La lecture reste possible. Veuillez réessayer plus tard.",

    invalid_client: 'Le client est inconnu ou son secret n’est pas le bon.',
    unsupported_grant_type: 'Ce type d’autorisation n’est pas proposé ici.',
    invalid_scope: 'Le client ne peut pas avoir cette portée.',
    insufficient_scope: 'Le jeton ne couvre pas cela.',
    invalid_grant: "L'adresse e-mail ou le mot de passe est incorrect.",
    mfa_required: 'La connexion demande une seconde étape.',
    mfa_invalid: 'Le code est incorrect.',
    mfa_expired: "Le code n'est plus valable. Veuillez vous reconnecter.",
    mfa_resend_too_soon: 'Veuillez patienter quelques secondes avant de demander un autre code.',
    mfa_resend_limit: 'Aucun autre code ne peut être envoyé pour cette connexion. Veuillez vous reconnecter.',
    mfa_mandatory: 'Le second facteur est obligatoire pour ce rôle et ne peut pas être désactivé.',
    reauthentication_required: 'Veuillez confirmer votre identité avant de continuer.',
    password_change_required: 'Veuillez choisir un nouveau mot de passe avant de continuer.',
    password_reset_required:
      'Quelqu’un d’autre connaît peut-être ce mot de passe : il n’ouvre plus le compte. Nous vous avons envoyé un e-mail pour en choisir un nouveau.',
    factor_already_on: 'Une application d’authentification est déjà activée. Désactivez-la d’abord.',
    enrolment_expired: 'Cette configuration est trop ancienne. Veuillez la recommencer.',
    no_factor: 'Configurez d’abord une application d’authentification ou une clé d’accès.',
    passkey_invalid: 'La clé d’accès n’a pas pu être vérifiée. Réessayez ou choisissez un autre moyen.',
    passkey_limit: 'Aucune autre clé d’accès ne peut être conservée. Supprimez-en une d’abord.',
    account_locked:
      'Trop de tentatives erronées. Le compte est bloqué pour un moment ; veuillez réessayer plus tard.',
    account_disabled: 'Ce compte est désactivé. Veuillez contacter le fonds.',
    email_not_verified: "Veuillez d'abord confirmer votre adresse e-mail. Nous vous avons envoyé un lien.",
    token_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    unauthorized: 'Veuillez vous connecter.',
    forbidden: "Vous n'êtes pas autorisé à faire cela.",
    INVALID_PASSWORD: 'Le mot de passe actuel est incorrect.',
    INVALID_RESET_PASSWORD_VERIFICATION: "Le code est incorrect ou n'est plus valable.",
    verification_invalid: "Ce lien n'est pas valable ou a déjà été utilisé.",
    invitation_invalid:
      'Cette invitation n’est plus valable : elle a été utilisée, retirée ou remplacée, ou elle est trop ancienne. Demandez-en une nouvelle à l’administrateur.',

    email_taken: 'Cette adresse e-mail a déjà un compte.',
    weak_password: 'Ce mot de passe est trop facile à deviner. Veuillez en choisir un autre.',
    cannot_change_self: 'Vous ne pouvez pas faire cela sur votre propre compte.',
    last_admin: 'Le dernier administrateur actif ne peut pas être désactivé.',
    second_admin_required:
      'Un fonds a un plafond au-dessus duquel un deuxième administrateur décide : deux administrateurs doivent donc rester actifs. Invitez ou réactivez un autre administrateur, ou supprimez d’abord le plafond.',

    stale_version:
      "Quelqu'un d'autre a modifié ces données entre-temps. Veuillez consulter la nouvelle version et réessayer.",
    invalid_state: "Cela n'est pas possible dans l'état actuel.",
    idempotency_mismatch: 'Cette requête a déjà été envoyée avec un autre contenu.',
    idempotency_in_progress: 'Cette requête est encore en cours de traitement.',
    idempotency_unsupported: "Une clé d'idempotence ne fonctionne pas avec cet appel. Envoyez-le sans clé.",

    application_in_progress: 'Vous avez déjà une demande en cours pour ce fonds.',
    application_incomplete: "La demande n'est pas complète. Veuillez vérifier les sections signalées.",
    application_not_eligible: "D'après les réponses, cette demande n'est pas éligible.",
    fund_closed: "Ce fonds n'est pas ouvert aux demandes.",
    conflict_not_declared: "Veuillez d'abord déclarer si vous avez un conflit d'intérêts.",
    conflict_declared: "Vous avez déclaré un conflit d'intérêts pour cette demande.",
    applicant_not_confirmed:
      "Le demandeur n'a pas encore confirmé cette saisie. Elle pourra être recommandée ou approuvée une fois que le demandeur l'aura confirmée.",
    conflict_automatic:
      'Le pays ou l’organisation du demandeur est le vôtre : une autre personne examine cette candidature.',
    applicant_without_account:
      'Le demandeur n’a pas encore de compte. Demandez-lui d’abord de s’inscrire avec cette adresse e-mail.',
    own_application:
      "Vous avez vous-même saisi ou examiné cette demande ; une autre personne doit s'en charger.",
    scores_incomplete: 'Veuillez noter chaque critère et justifier chaque note.',
    insufficient_balance: 'Le montant dépasse ce dont le fonds dispose.',
    not_assigned: 'Cette demande ne vous est pas attribuée.',
    sections_closed: 'Seules les sections renvoyées peuvent être modifiées.',
    nothing_changed: "Rien n'a encore été modifié.",
    second_person_required: 'Une deuxième personne doit confirmer cette action.',

    chat_taken: 'Un autre agent a pris cette conversation.',
    chat_closed: 'Cette conversation est terminée.',

    file_too_large: 'Le fichier est trop volumineux.',
    file_type_not_allowed: "Ce type de fichier n'est pas accepté.",
    file_has_programs:
      "Le PDF contient un script ou lance un programme. Il n'est pas accepté. Imprimez-le dans un nouveau PDF et envoyez celui-ci.",
    file_encrypted:
      'Le PDF est chiffré ou demande un mot de passe : personne ne pourrait le vérifier ni le lire. Imprimez-le dans un nouveau PDF sans mot de passe et envoyez celui-ci.',
    file_not_clean: "Le fichier n'a pas passé le contrôle de sécurité.",
    file_in_use:
      'Un texte public montre encore ce fichier ou y renvoie. Retirez-le d’abord du texte et publiez celui-ci.',
    file_quota: 'Vous avez atteint la limite de fichiers déposés.',
    file_infected: "Un virus a été trouvé dans le fichier. Il n'a pas été conservé.",
    file_not_scanned: "Le fichier n'a pas encore été analysé contre les virus.",
    file_damaged: 'Ce fichier est endommagé dans notre stockage. Nous en avons été informés.',
    file_store_full: "Il n'y a plus de place pour d'autres fichiers. Veuillez réessayer plus tard.",
    file_store_unavailable:
      'Les fichiers ne sont pas accessibles pour le moment. Veuillez réessayer dans un instant.',
    range_not_satisfiable: "Le fichier n'a pas la partie demandée.",
    worksheet_unreadable:
      'Ce fichier n’a pas pu être lu comme une feuille de calcul. Enregistrez-le à nouveau au format .xlsx, .xls ou .ods, ou partez du modèle.',
    worksheet_headings_missing:
      'Les titres du modèle n’ont pas été trouvés. La première ligne doit nommer le chapitre SH, la valeur des importations, le taux avant et le taux après.',
    upload_offset_mismatch: "L'envoi continue à un autre endroit. Demandez où, puis reprenez à partir de là.",
    upload_expired: "Cet envoi n'a pas été terminé à temps. Veuillez recommencer.",
    precondition_failed: "La requête est d'une version que le portail ne connaît pas.",
  },
  waits: {
    too_many_requests: 'Trop de tentatives. Veuillez réessayer dans environ {wait}.',
    account_locked:
      'Trop de tentatives erronées. Le compte est bloqué ; veuillez réessayer dans environ {wait}.',
    mfa_resend_too_soon: 'Vous pourrez demander un autre code dans environ {wait}.',
  },
  fields: {
    required: 'Ce champ est obligatoire.',
    type: "Cette valeur n'a pas la bonne forme.",
    too_short: 'Veuillez saisir au moins {limit} caractères.',
    too_long: 'Veuillez saisir au plus {limit} caractères.',
    too_small: 'Veuillez saisir {limit} ou plus.',
    too_big: 'Veuillez saisir {limit} ou moins.',
    too_few: 'Veuillez en choisir au moins {limit}.',
    too_many: 'Veuillez en choisir au plus {limit}.',
    format: "Cette valeur n'a pas la bonne forme.",
    email: 'Veuillez saisir une adresse e-mail valide.',
    phone: 'Veuillez saisir un numéro de téléphone de 7 à 15 chiffres, avec ou sans signe plus.',
    url: 'Veuillez saisir une adresse web complète, par exemple https://example.org.',
    date: 'Veuillez saisir une date valide.',
    money: 'Veuillez saisir un montant, par exemple 1250000.50.',
    country: 'Veuillez choisir un pays.',
    not_allowed: "Veuillez choisir l'une des valeurs proposées.",
    unknown: "Ce champ n'est pas connu ici.",
    taken: 'Cette valeur est déjà utilisée.',
    mismatch: 'Les deux valeurs ne sont pas identiques.',
    control_characters: 'Ce texte contient des caractères qui ne peuvent pas être enregistrés.',
    must_accept: 'Veuillez confirmer ce point.',
    not_eligible: 'Avec cette réponse, la demande n’est pas éligible.',
    not_after: 'Cette date ne peut pas précéder la première.',
    past_date: 'Choisissez une date à venir.',
    sum_mismatch: 'La somme des lignes doit être égale à {limit}.',
    not_clean: 'Ce fichier n’a pas passé le contrôle de sécurité.',
  },
};
