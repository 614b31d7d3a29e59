/** Regional economic communities that the African Union recognises. */
export const recs = ['EAC', 'ECOWAS', 'COMESA', 'SADC', 'ECCAS', 'IGAD', 'AMU', 'CEN_SAD'] as const;

export type Rec = (typeof recs)[number];
