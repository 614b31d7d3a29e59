import { type Static, Type } from 'typebox';
import { result } from '../envelopes.ts';
import { Id, Instant, Nullable } from '../funds/schema-parts.ts';
import { imageWidths } from './images.ts';

export const scanStatuses = ['PENDING', 'CLEAN', 'INFECTED', 'FAILED'] as const;
export type ScanStatus = (typeof scanStatuses)[number];

export const StoredFileSchema = Type.Object({
  fileKey: Id,
  fileName: Type.String(),
  mime: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  sha256: Type.String(),
  scanStatus: Type.Enum(scanStatuses),
  /** False where no scanner is configured: CLEAN then means that type and structure were checked. */
  wasScanned: Type.Boolean(),
  createdAt: Instant,
});
export type StoredFile = Static<typeof StoredFileSchema>;

/** A file where it is attached to what somebody wrote. */
export const AttachedFileSchema = Type.Object({
  fileKey: Id,
  fileName: Type.String(),
  mime: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** Only a CLEAN one is opened by others than who attached it. */
  scanStatus: Type.Enum(scanStatuses),
});
export type AttachedFile = Static<typeof AttachedFileSchema>;

export const StoredFileResult = result(StoredFileSchema);
/** An upload that comes in pieces. */
export const UploadSchema = Type.Object({
  uploadId: Id,
  /** Bytes that are there. */
  offset: Type.Integer(),
  /** Bytes of the whole. */
  size: Type.Integer(),
  expiresAt: Instant,
  /** What it became, once it was whole and accepted. */
  file: Nullable(StoredFileSchema),
});
export type Upload = Static<typeof UploadSchema>;
export const UploadResult = result(UploadSchema);
export const UploadParams = Type.Object({ uploadId: Id }, { additionalProperties: false });

export const FileParams = Type.Object({ fileKey: Id }, { additionalProperties: false });
/** A file that anyone may fetch. */
export const PublicFileSchema = Type.Object({
  /** Part of its address. */
  name: Type.String(),
  fileName: Type.String(),
  mime: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
  /** To link to, from the root of the site. */
  address: Type.String(),
  publishedAt: Instant,
});
export type PublicFile = Static<typeof PublicFileSchema>;
export const PublicFileResult = result(PublicFileSchema);
export const PublicFileList = result(Type.Array(PublicFileSchema));
export const PublishInput = Type.Object({ fileKey: Id }, { additionalProperties: false });
export const PublicFileQuery = Type.Object(
  {
    /** Width in pixels; a picture comes no wider, in the best format that the browser accepts. */
    w: Type.Optional(Type.Enum(imageWidths)),
  },
  { additionalProperties: false },
);

export const PublicFileParams = Type.Object(
  { icon: Type.String({ minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9][A-Za-z0-9._-]*$' }) },
  { additionalProperties: false },
);
