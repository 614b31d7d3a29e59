import { useEffect, useRef, useState } from 'react';

interface Photograph {
  photo: File;
  /** Where the browser shows it from. */
  address: string;
}

/** Whether this browser can show the file as a picture. */
const isPicture = async (photo: File): Promise<boolean> => {
  try {
    (await createImageBitmap(photo)).close();
    return true;
  } catch {
    return false;
  }
};

/** Photographs in the order in which they were taken, held in memory until they are removed or the page is left. */
export const usePhotographs = () => {
  const [photographs, setPhotographs] = useState<readonly Photograph[]>([]);
  const held = useRef(photographs);
  held.current = photographs;

  useEffect(
    () => () => {
      for (const { address } of held.current) URL.revokeObjectURL(address);
    },
    [],
  );

  return {
    photographs,
    /** Answers the first that is no picture, before which all were added. */
    add: async (photos: readonly File[]): Promise<File | undefined> => {
      for (const photo of photos) {
        if (!(await isPicture(photo))) return photo;
        setPhotographs((all) => [...all, { photo, address: URL.createObjectURL(photo) }]);
      }
      return undefined;
    },
    remove: (gone: Photograph) => {
      URL.revokeObjectURL(gone.address);
      setPhotographs((all) => all.filter((one) => one !== gone));
    },
    clear: () => {
      for (const { address } of photographs) URL.revokeObjectURL(address);
      setPhotographs([]);
    },
  };
};
