import type { ErrorWords } from './words.ts';

export const sw: ErrorWords = {
  errors: {
    invalid_request: 'Baadhi ya taarifa hazipo au si sahihi. Tafadhali kagua sehemu zilizowekwa alama.',
    malformed_json: 'Ombi halikuweza kusomeka.',
    payload_too_large: 'Ombi ni kubwa mno.',
    unsupported_media_type: 'Aina hii ya maudhui haikubaliki hapa.',
    not_found: 'Hatukupata ulichoomba.',
    method_not_allowed: 'Anwani hii haikubali ombi la aina hiyo.',
    cross_site_request: 'Ombi hili lilitoka kwenye ukurasa wa tovuti nyingine, kwa hiyo limekataliwa.',
    too_many_requests: 'Majaribio ni mengi mno. Tafadhali subiri kidogo kisha ujaribu tena.',
    internal_error: 'Kuna hitilafu upande wetu. Tafadhali jaribu tena baadaye.',
    unavailable:
      'Huduma ina shughuli nyingi au haipatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
    storage_full:
      'Hakuna kinachoweza kuhifadhiwa kwa sasa kwa sababu nafasi ya kuhifadhi inakaribia kujaa. Bado unaweza kusoma. Tafadhali jaribu tena baadaye.',

    invalid_client: 'Mteja hajulikani au siri yake si sahihi.',
    unsupported_grant_type: 'Aina hii ya ruhusa haitolewi hapa.',
    invalid_scope: 'Mteja haruhusiwi upeo huu.',
    insufficient_scope: 'Tokeni haihusu jambo hili.',
    invalid_grant: 'Barua pepe au nenosiri si sahihi.',
    mfa_required: 'Kuingia kunahitaji hatua ya pili.',
    mfa_invalid: 'Msimbo si sahihi.',
    mfa_expired: 'Msimbo umeisha muda. Tafadhali ingia tena.',
    mfa_resend_too_soon: 'Tafadhali subiri sekunde chache kabla ya kuomba msimbo mwingine.',
    mfa_resend_limit: 'Hakuna misimbo zaidi inayoweza kutumwa kwa uingiaji huu. Tafadhali ingia tena.',
    mfa_mandatory: 'Kipengele cha pili kinahitajika kwa jukumu hili na hakiwezi kuzimwa.',
    reauthentication_required: 'Tafadhali thibitisha kuwa ni wewe kabla ya kuendelea.',
    password_change_required: 'Tafadhali chagua nenosiri jipya kabla ya kuendelea.',
    password_reset_required:
      'Huenda mtu mwingine anajua nenosiri hili, kwa hiyo halifungui akaunti tena. Tumekutumia barua pepe ili uchague jipya.',
    factor_already_on: 'Programu ya uthibitishaji tayari imewashwa. Izime kwanza.',
    enrolment_expired: 'Usanidi huu umepitwa na muda. Tafadhali anza tena.',
    no_factor: 'Sanidi kwanza programu ya uthibitishaji au ufunguo wa siri.',
    passkey_invalid: 'Ufunguo wa siri haukuweza kuthibitishwa. Jaribu tena au chagua njia nyingine.',
    passkey_limit: 'Hakuna nafasi ya funguo zaidi za siri. Ondoa mmoja kwanza.',
    account_locked:
      'Majaribio mengi yasiyo sahihi. Akaunti imefungwa kwa muda; tafadhali jaribu tena baadaye.',
    account_disabled: 'Akaunti hii imezimwa. Tafadhali wasiliana na mfuko.',
    email_not_verified: 'Tafadhali thibitisha kwanza barua pepe yako. Tumekutumia kiungo.',
    token_expired: 'Kipindi chako kimeisha. Tafadhali ingia tena.',
    unauthorized: 'Tafadhali ingia.',
    forbidden: 'Huruhusiwi kufanya hivi.',
    INVALID_PASSWORD: 'Nenosiri la sasa si sahihi.',
    INVALID_RESET_PASSWORD_VERIFICATION: 'Msimbo si sahihi au umeisha muda.',
    verification_invalid: 'Kiungo hiki si sahihi au kimeshatumika.',
    invitation_invalid:
      'Mwaliko huu hautumiki tena: umetumika, umeondolewa au umebadilishwa, au ni wa zamani mno. Tafadhali omba mpya kwa Msimamizi.',

    email_taken: 'Barua pepe hii tayari ina akaunti.',
    weak_password: 'Nenosiri hili ni rahisi kukisiwa. Tafadhali chagua lingine.',
    cannot_change_self: 'Huwezi kufanya hivi kwenye akaunti yako mwenyewe.',
    last_admin: 'Msimamizi wa mwisho anayetumika hawezi kuzimwa.',
    second_admin_required:
      'Mfuko mmoja una kikomo ambacho juu yake Msimamizi wa pili huamua, hivyo Wasimamizi wawili lazima wabaki hai. Alika au washa Msimamizi mwingine, au ondoa kikomo kwanza.',

    stale_version:
      'Mtu mwingine amebadilisha hili kwa sasa. Tafadhali angalia toleo jipya kisha ujaribu tena.',
    invalid_state: 'Hili haliwezekani katika hali ya sasa.',
    idempotency_mismatch: 'Ombi hili lilishatumwa na maudhui tofauti.',
    idempotency_in_progress: 'Ombi hili bado linashughulikiwa.',
    idempotency_unsupported: 'Ufunguo wa kuzuia marudio haufanyi kazi na wito huu. Litume ombi bila ufunguo.',

    application_in_progress: 'Tayari una ombi linaloendelea kwa mfuko huu.',
    application_incomplete: 'Ombi halijakamilika. Tafadhali kagua sehemu zilizowekwa alama.',
    application_not_eligible: 'Kulingana na majibu, ombi hili halistahiki.',
    fund_closed: 'Mfuko huu haujafunguliwa kwa maombi.',
    conflict_not_declared: 'Tafadhali tamka kwanza kama una mgongano wa maslahi.',
    conflict_declared: 'Ulitamka mgongano wa maslahi kwa ombi hili.',
    applicant_not_confirmed:
      'Mwombaji bado hajathibitisha ombi hili lililoingizwa kwa niaba yake. Linaweza kupendekezwa au kuidhinishwa baada ya mwombaji kulithibitisha.',
    conflict_automatic: 'Nchi au shirika la mwombaji ni lako, kwa hiyo mtu mwingine atakagua ombi hili.',
    applicant_without_account:
      'Mwombaji bado hana akaunti. Tafadhali mwombe kwanza ajisajili kwa barua pepe hii.',
    own_application:
      'Wewe mwenyewe uliingiza au ulikagua ombi hili, kwa hiyo mtu mwingine anapaswa kufanya hivi.',
    scores_incomplete: 'Tafadhali toa alama kwa kila kigezo na sababu ya kila alama.',
    insufficient_balance: 'Kiasi ni zaidi ya kilichopo kwenye mfuko.',
    not_assigned: 'Hujapangiwa ombi hili.',
    sections_closed: 'Ni sehemu zilizorudishwa tu zinazoweza kubadilishwa.',
    nothing_changed: 'Hakuna kilichobadilishwa bado.',
    second_person_required: 'Mtu wa pili anapaswa kuthibitisha hili.',

    chat_taken: 'Wakala mwingine ameshachukua mazungumzo haya.',
    chat_closed: 'Mazungumzo haya yamekwisha.',

    file_too_large: 'Faili ni kubwa mno.',
    file_type_not_allowed: 'Aina hii ya faili haikubaliki.',
    file_has_programs:
      'PDF hii ina hati ya programu au inaanzisha programu, kwa hiyo haikubaliki. Ichapishe kuwa PDF mpya kisha utume hiyo.',
    file_encrypted:
      'PDF hii imesimbwa au inaomba nenosiri, kwa hiyo hakuna anayeweza kuikagua wala kuisoma. Ichapishe kuwa PDF mpya bila nenosiri kisha utume hiyo.',
    file_not_clean: 'Faili halijapita ukaguzi wa usalama.',
    file_in_use:
      'Maandishi ya umma bado yanaonyesha faili hili au yanaliunganisha. Liondoe kwanza kwenye maandishi na uyachapishe.',
    file_quota: 'Umefikia kikomo cha faili za kupakia.',
    file_infected: 'Virusi vimepatikana kwenye faili. Halikuhifadhiwa.',
    file_not_scanned: 'Faili bado halijakaguliwa virusi.',
    file_damaged: 'Faili hili limeharibika kwenye hifadhi yetu. Tumejulishwa.',
    file_store_full: 'Hakuna nafasi ya faili zaidi kwa sasa. Tafadhali jaribu tena baadaye.',
    file_store_unavailable: 'Faili hazipatikani kwa sasa. Tafadhali jaribu tena baada ya muda mfupi.',
    range_not_satisfiable: 'Faili halina sehemu iliyoombwa.',
    worksheet_unreadable:
      'Faili hili halikuweza kusomwa kama lahajedwali. Lihifadhi tena kama .xlsx, .xls au .ods, au anza na kiolezo.',
    worksheet_headings_missing:
      'Vichwa vya kiolezo havikupatikana. Safu ya kwanza lazima itaje sura ya HS, thamani ya uagizaji, kiwango kabla na kiwango baada.',
    upload_offset_mismatch: 'Upakiaji unaendelea mahali pengine. Uliza ni wapi, kisha endelea kutoka hapo.',
    upload_expired: 'Upakiaji huu haukukamilika kwa wakati. Tafadhali anza tena.',
    precondition_failed: 'Ombi ni la toleo ambalo tovuti hailijui.',
  },
  waits: {
    too_many_requests: 'Majaribio ni mengi mno. Tafadhali jaribu tena baada ya takriban {wait}.',
    account_locked:
      'Majaribio mengi yasiyo sahihi. Akaunti imefungwa; tafadhali jaribu tena baada ya takriban {wait}.',
    mfa_resend_too_soon: 'Unaweza kuomba msimbo mwingine baada ya takriban {wait}.',
  },
  fields: {
    required: 'Sehemu hii inahitajika.',
    type: 'Thamani hii haiko katika umbo sahihi.',
    too_short: 'Tafadhali weka angalau herufi {limit}.',
    too_long: 'Tafadhali usizidishe herufi {limit}.',
    too_small: 'Tafadhali weka {limit} au zaidi.',
    too_big: 'Tafadhali weka {limit} au pungufu.',
    too_few: 'Tafadhali chagua angalau {limit}.',
    too_many: 'Tafadhali chagua si zaidi ya {limit}.',
    format: 'Thamani hii haiko katika umbo sahihi.',
    email: 'Tafadhali weka barua pepe sahihi.',
    phone: 'Tafadhali weka namba ya simu ya tarakimu 7 hadi 15, ikiwa na alama ya kujumlisha au bila.',
    url: 'Tafadhali weka anwani kamili ya tovuti, kama https://example.org.',
    date: 'Tafadhali weka tarehe sahihi.',
    money: 'Tafadhali weka kiasi kama 1250000.50.',
    country: 'Tafadhali chagua nchi.',
    not_allowed: 'Tafadhali chagua mojawapo ya thamani zilizotolewa.',
    unknown: 'Sehemu hii haijulikani hapa.',
    taken: 'Thamani hii tayari inatumika.',
    mismatch: 'Thamani hizo mbili hazilingani.',
    control_characters: 'Maandishi haya yana herufi zisizoweza kuhifadhiwa.',
    must_accept: 'Tafadhali thibitisha hili.',
    not_eligible: 'Kwa jibu hili, ombi halistahiki.',
    not_after: 'Tarehe hii haiwezi kuwa kabla ya ile ya kwanza.',
    past_date: 'Tafadhali chagua tarehe ambayo bado haijapita.',
    sum_mismatch: 'Jumla ya sehemu lazima iwe {limit}.',
    not_clean: 'Faili hili halikupita ukaguzi wa usalama.',
  },
};
