import type { CampoDoHistorico } from '@instrutoria/domain/instrutor/rules/historico.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

/** Who acted on an instructor, when (domain time) and why. */
export interface AtoNoInstrutor {
  readonly agora: Date;
  readonly quem: number;
  readonly motivo?: string | null | undefined;
}

/** A clock that was set back closes nothing before it began. */
const FECHAR = `update historico_do_instrutor set ate = greatest(desde, $2)
  where instrutor_id = $1 and ate is null and campo = any($3::text[])`;
const ABRIR = `insert into historico_do_instrutor (instrutor_id, campo, valor, desde, autor_id, motivo, origem)
  select $1, f.campo, f.valor, greatest($2, (select max(h.ate) from historico_do_instrutor h
      where h.instrutor_id = $1 and h.campo = f.campo)), $5, $6, 'ATO'
  from unnest($3::text[], $4::text[]) as f(campo, valor)`;

/** Ends what held of these facts and begins what holds from now on, in the transaction of the act (D39). */
export async function datarFatos(
  db: Executor,
  instrutorId: number,
  fatos: readonly { readonly campo: CampoDoHistorico; readonly valor: string }[],
  { agora, quem, motivo }: AtoNoInstrutor,
): Promise<void> {
  if (fatos.length === 0) return;
  const campos = fatos.map(({ campo }) => campo);
  const valores = fatos.map(({ valor }) => valor);
  await send(db, FECHAR, [instrutorId, agora, campos]);
  await send(db, ABRIR, [instrutorId, agora, campos, valores, quem, motivo ?? null]);
}
