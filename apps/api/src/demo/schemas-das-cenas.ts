import { barema } from '@instrutoria/contract/barema/schemas.ts';
import { mudarRegrasBody } from '@instrutoria/contract/edital/schemas.ts';
import { z } from 'zod';
import { chaveDeEdital } from './schemas.ts';

/** How a call with its own rules judges: every rule that the administration may change, and its own criteria. */
export const regrasDoEdital = z.strictObject({
  regras: mudarRegrasBody.omit({ motivo: true }).strict(),
  barema: barema.nullable(),
});

/** A time in the institution's zone. */
const hora = z.string().regex(/^\d\d:\d\d$/);

/**
 * A call of the contract by its name, as one of the people made it. Texts that begin with '@' name records without
 * number yet: '@edital', '@sessao', '@pessoa chave', '@dia 5' (days from today), '@anexo nome', and '@projeto chave',
 * '@avaliacao chave', '@recurso chave' and '@cronogramas chave' of that coordinator in this call. Two acts are not a
 * person's call: 'sortear' takes the event's seed, 'efetivarDesistencia' is the periodic task on that day.
 */
const ato = z.strictObject({
  /** Days ago and the time, or minutes ago. */
  quando: z.union([z.tuple([z.int().min(1), hora]), z.int().min(1)]),
  quem: z.string(),
  ato: z.string(),
  params: z.record(z.string(), z.string()).exactOptional(),
  corpo: z.record(z.string(), z.json()).exactOptional(),
});
/** An act as `ato` is parsed, or derived from the rules and the evaluations. */
export interface AtoDaCena {
  readonly quando: number | readonly [ha: number, hora: string];
  readonly quem: string;
  readonly ato: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly corpo?: unknown;
}

/** A designated assessment, scored and finished as far as its days have come. */
const avaliacao = z.strictObject({
  coordenador: z.string(),
  avaliador: z.string(),
  designadaHa: z.int().min(1),
  notasHa: z.int().min(1).exactOptional(),
  concluida: z.boolean().exactOptional(),
  /** By criterion, of the call's own barema or of the usual seven. */
  notas: z.record(z.string(), z.number()).exactOptional(),
  /** The reasons, for the criteria that require them. */
  razoes: z.record(z.string(), z.string()).exactOptional(),
  parecer: z.string().exactOptional(),
});
export type AvaliacaoDaCena = z.infer<typeof avaliacao>;

/** A one-page document that is attached to an appeal. */
export const anexo = z.strictObject({ nome: z.string(), titulo: z.string(), linhas: z.array(z.string()) });
export type AnexoDemo = z.infer<typeof anexo>;

/** The acts of one call. */
export const cena = z.strictObject({
  edital: chaveDeEdital,
  avaliacoes: z.array(avaliacao),
  atos: z.array(ato),
});
