import type { Build } from '@portal/platform/release';
import type { Contract } from '../../documents/schemas.ts';

/** What kind of fault keeps a set from being served. */
export type FindingCode =
  | 'missing-build'
  | 'file'
  | 'contract'
  | 'signature'
  | 'shared-unit'
  | 'react'
  | 'name'
  | 'area-name'
  | 'address'
  | 'entry'
  | 'namespace'
  | 'style'
  | 'role'
  | 'flag'
  | 'permission'
  | 'operation';

/** One reason against a set of builds. */
export interface Finding {
  code: FindingCode;
  /** Key of the build at fault. */
  build: string;
  /** The file, unit, name, address, operation or other word that it is about. */
  what: string;
  /** A sentence that names the build and, where it is not plain, what to do. */
  message: string;
}

/** A build with its key, `<app>@<version>`, and what it promises; without a contract where none can be read. */
export interface JudgedBuild {
  key: string;
  build: Build;
  contract?: Contract | undefined;
}

export const messagesOf = (findings: readonly Finding[]): string[] => findings.map(({ message }) => message);

export const finding = (code: FindingCode, build: string, what: string, message: string): Finding => ({
  code,
  build,
  what,
  message,
});
