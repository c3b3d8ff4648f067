import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { instantePorExtenso } from '../local-time.ts';
import { montarDoModelo, type Remessa } from './layout.ts';

export interface ContaDaInstituicaoLigada extends Remessa {
  readonly porta: string;
  readonly quando: Date;
}

export function emailDeContaDaInstituicaoLigada({
  porta,
  quando,
  ...remessa
}: ContaDaInstituicaoLigada): Email {
  return montarDoModelo(remessa, 'contaDaInstituicaoLigada', {
    campos: { conta: porta, quando: instantePorExtenso(quando, remessa.fuso) },
    link: linkPublico(remessa.publicUrl, 'sessoes'),
  });
}
