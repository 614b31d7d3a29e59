import type { Words } from '../kernel/http/problem.ts';

export const contentSaved: Words = {
  en: 'The section was saved and published.',
  fr: 'La section a été enregistrée et publiée.',
  pt: 'A secção foi guardada e publicada.',
  ar: 'حُفظ القسم ونُشر.',
  es: 'La sección se ha guardado y publicado.',
  sw: 'Sehemu imehifadhiwa na kuchapishwa.',
};

export const draftSaved: Words = {
  en: 'The draft was saved. The public site is unchanged.',
  fr: 'Le brouillon a été enregistré. Le site public n’a pas changé.',
  pt: 'O rascunho foi guardado. O sítio público não mudou.',
  ar: 'حُفظت المسودة، ولم يتغير الموقع العام.',
  es: 'El borrador se ha guardado. El sitio público no ha cambiado.',
  sw: 'Rasimu imehifadhiwa. Tovuti ya umma haijabadilika.',
};

export const draftDiscarded: Words = {
  en: 'The draft was discarded.',
  fr: 'Le brouillon a été supprimé.',
  pt: 'O rascunho foi eliminado.',
  ar: 'حُذفت المسودة.',
  es: 'El borrador se ha descartado.',
  sw: 'Rasimu imefutwa.',
};

export const versionRestored: Words = {
  en: 'The old version is now the draft. Publish it to make it public.',
  fr: 'L’ancienne version est maintenant le brouillon. Publiez-la pour la rendre publique.',
  pt: 'A versão antiga é agora o rascunho. Publique-a para a tornar pública.',
  ar: 'أصبحت النسخة القديمة هي المسودة. انشرها لتظهر للعموم.',
  es: 'La versión anterior es ahora el borrador. Publíquela para hacerla pública.',
  sw: 'Toleo la zamani sasa ni rasimu. Lichapishe ili lionekane kwa umma.',
};

export const contentPlanned: Words = {
  en: 'The draft will be published at the chosen time.',
  fr: 'Le brouillon sera publié au moment choisi.',
  pt: 'O rascunho será publicado no momento escolhido.',
  ar: 'ستُنشر المسودة في الوقت المحدد.',
  es: 'El borrador se publicará en el momento elegido.',
  sw: 'Rasimu itachapishwa kwa wakati uliochaguliwa.',
};

export const planCancelled: Words = {
  en: 'The planned publication was cancelled.',
  fr: 'La publication prévue a été annulée.',
  pt: 'A publicação prevista foi cancelada.',
  ar: 'أُلغي النشر المقرر.',
  es: 'La publicación prevista se ha cancelado.',
  sw: 'Uchapishaji uliopangwa umeghairiwa.',
};

export const orderSaved: Words = {
  en: 'The order was saved.',
  fr: 'L’ordre a été enregistré.',
  pt: 'A ordem foi guardada.',
  ar: 'حُفظ الترتيب.',
  es: 'El orden se ha guardado.',
  sw: 'Mpangilio umehifadhiwa.',
};

export const testMailSent: Words = {
  en: 'The test mail is on its way to your address.',
  fr: 'Le courriel d’essai est en route vers votre adresse.',
  pt: 'A mensagem de teste está a caminho do seu endereço.',
  ar: 'رسالة التجربة في طريقها إلى عنوانك.',
  es: 'El correo de prueba va de camino a su dirección.',
  sw: 'Barua pepe ya majaribio iko njiani kwenda kwenye anwani yako.',
};
