import type { Words } from '../http/problem.ts';

export const fileStored: Words = {
  en: 'The file has been uploaded.',
  fr: 'Le fichier a été envoyé.',
  pt: 'O ficheiro foi carregado.',
  ar: 'تم رفع الملف.',
  es: 'El archivo se ha subido.',
  sw: 'Faili limepakiwa.',
};

/** Which file was refused and why; both names are shown as they came, between quotation marks. */
export const foundThreat = (file: string, threat: string): Words => ({
  en: `“${file}” was not kept: the virus scanner found “${threat}” in it. Send a clean copy.`,
  fr: `« ${file} » n'a pas été conservé : l'antivirus y a trouvé « ${threat} ». Envoyez une copie saine.`,
  pt: `“${file}” não foi guardado: o antivírus encontrou “${threat}”. Envie uma cópia limpa.`,
  ar: `لم يُحفظ الملف «${file}»: عثر فاحص الفيروسات فيه على «${threat}». أرسل نسخة سليمة.`,
  es: `«${file}» no se ha guardado: el antivirus ha encontrado «${threat}». Envíe una copia limpia.`,
  sw: `“${file}” halikuhifadhiwa: kikagua virusi kilipata “${threat}” ndani yake. Tuma nakala salama.`,
});

export const filePublished: Words = {
  en: 'Anyone can fetch the file now.',
  fr: 'Tout le monde peut désormais récupérer le fichier.',
  pt: 'Qualquer pessoa pode agora obter o ficheiro.',
  ar: 'أصبح بإمكان أي شخص الحصول على الملف.',
  es: 'Ahora cualquiera puede obtener el archivo.',
  sw: 'Sasa mtu yeyote anaweza kulipata faili.',
};

export const fileUnpublished: Words = {
  en: 'The file is no longer public.',
  fr: "Le fichier n'est plus public.",
  pt: 'O ficheiro já não é público.',
  ar: 'لم يعد الملف متاحًا للعموم.',
  es: 'El archivo ya no es público.',
  sw: 'Faili si la umma tena.',
};

/** Said of each text in which a file is used. */
export const usedHere: Words = {
  en: 'Visitors see or reach the file here.',
  fr: 'Les visiteurs voient ou atteignent le fichier ici.',
  pt: 'Os visitantes veem ou alcançam o ficheiro aqui.',
  ar: 'يرى الزوار الملف أو يصلون إليه هنا.',
  es: 'Los visitantes ven el archivo o llegan a él aquí.',
  sw: 'Wageni wanaona faili au kulifikia hapa.',
};
