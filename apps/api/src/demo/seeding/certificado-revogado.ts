import type { Deps } from '../../context.ts';
import { single } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { encenar } from './encenar.ts';
import { noDia } from './instants.ts';
import type { InstrutorSemeado } from './instrutores.ts';
import { exigir, tipoDe } from './pessoas.ts';
import type { Semeados } from './semeados.ts';
import type { AtoEncenado } from './trilha.ts';

/** The certificate of an instructor who left, which was issued, and revoked some days later. */
export function atosDoCertificado(
  deps: Deps,
  { tx, pessoas, presente }: Semeados,
  instrutores: readonly InstrutorSemeado[],
): AtoEncenado[] {
  const quem = instrutores.find(({ mesFim }) => mesFim !== null);
  if (quem === undefined) throw new Error('nobody left');
  const { coordenador } = quem.dados;
  const fazer = (chave: string, agora: Date, nome: string, corpo: object, params = {}) => {
    const usuario = {
      id: exigir(pessoas, chave),
      tipo: tipoDe(chave),
      sessao: 0,
      token: null,
      faltaFator: false,
    };
    return encenar(deps, tx, { nome, usuario, agora, params, corpo });
  };
  const [emitida, revogada] = [noDia(presente, 12), noDia(presente, 8)];
  return [
    {
      quando: emitida,
      fazer: () =>
        fazer(coordenador, emitida, 'emitirDeclaracao', { papel: 'INSTRUTOR', instrutor: quem.id }),
    },
    {
      quando: revogada,
      async fazer() {
        const { id } = await single<{ id: number }>(
          tx,
          sql`select id from declaracao where instrutor_id = ${quem.id}`,
        );
        const motivo = 'As datas do vínculo estavam erradas. Outra será emitida.';
        await fazer('claudia.portela', revogada, 'revogarDeclaracao', { motivo }, { id: String(id) });
      },
    },
  ];
}
