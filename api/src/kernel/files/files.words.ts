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

/** @param found what is not allowed, as it stands in the file; empty where no such part can be named. */
export const onlyPlainShapes = (found: string): Words => ({
  en: `An SVG may hold plain shapes only: no scripts, styles, links or embedded pictures.${found && ` This one holds “${found}”.`} Save it as plain SVG, or send a PNG.`,
  fr: `Un SVG ne peut contenir que des formes simples : ni scripts, ni styles, ni liens, ni images intégrées.${found && ` Celui-ci contient « ${found} ».`} Enregistrez-le en SVG simple ou envoyez un PNG.`,
  pt: `Um SVG só pode conter formas simples: sem scripts, estilos, ligações ou imagens incorporadas.${found && ` Este contém “${found}”.`} Guarde-o como SVG simples ou envie um PNG.`,
  ar: `لا يجوز أن يحتوي ملف SVG إلا على أشكال بسيطة: بلا برامج نصية أو أنماط أو روابط أو صور مضمّنة.${found && ` يحتوي هذا الملف على «${found}».`} احفظه بصيغة SVG بسيطة أو أرسل PNG.`,
  es: `Un SVG solo puede contener formas simples: sin scripts, estilos, enlaces ni imágenes incrustadas.${found && ` Este contiene «${found}».`} Guárdelo como SVG simple o envíe un PNG.`,
  sw: `SVG inaweza kuwa na maumbo rahisi tu: bila hati, mitindo, viungo au picha zilizopachikwa.${found && ` Hii ina “${found}”.`} Ihifadhi kama SVG rahisi au tuma PNG.`,
});

export const drawingTooLarge = (kibi: number): Words => ({
  en: `An SVG may have ${kibi} KB at most. Simplify the drawing, or send a PNG.`,
  fr: `Un SVG ne peut dépasser ${kibi} Ko. Simplifiez le dessin ou envoyez un PNG.`,
  pt: `Um SVG pode ter no máximo ${kibi} KB. Simplifique o desenho ou envie um PNG.`,
  ar: `الحد الأقصى لملف SVG هو ${kibi} كيلوبايت. بسّط الرسم أو أرسل PNG.`,
  es: `Un SVG puede tener ${kibi} KB como máximo. Simplifique el dibujo o envíe un PNG.`,
  sw: `SVG inaweza kuwa na KB ${kibi} tu. Rahisisha mchoro, au tuma PNG.`,
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
