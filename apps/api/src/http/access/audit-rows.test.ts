import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import { ATOS_NA_AUDITORIA } from '@instrutoria/contract/auditoria.gerada.ts';
import { NOMES_DE_OUTROS_ATOS } from '@instrutoria/domain/auditoria/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { many, one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Row } from '../../db/tables.gerada.ts';
import { cenaPermitida } from '../../testing/access/allowed-scene.ts';
import { createProbedApp } from '../../testing/access/probed-app.ts';
import type { TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { sondas } from '../../testing/probes/todas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const escritas = (Object.keys(rotas) as NomeDaChamada[]).filter((nome) => rotas[nome].method !== 'GET');

/** The audit rows of each write that does not write exactly one row with its own name. */
const OUTROS: Readonly<Partial<Record<NomeDaChamada, readonly string[]>>> = {
  cadastrarProfessor: ['cadastrar'],
  // Like any change of one's data, so that the audit does not reveal the use of a nome social.
  alterarNomeSocial: ['atualizarProfessor'],
  // Each row of an act on many is a row of the single act.
  designarVarios: ['designarAvaliador'],
  substituirVarios: ['substituirAvaliador'],
  retirarVarios: ['retirarDesignacao'],
  lembrarVarios: ['lembrarAvaliadores'],
  decidirVarios: ['aprovarInstrutores'],
  emitirCertificados: ['emitirDeclaracao'],
  substituirInstrutor: ['encerrarInstrutor', 'substituirInstrutor'],
  designarSorteio: ['designarAvaliador', 'designarSorteio'],
  // One for the call, and one per project whose evaluator was reminded (D58).
  lembrarAvaliadores: ['lembrarAvaliadores', 'lembrarAvaliadores'],
  marcarHomologacaoEmVarios: ['marcarHomologacao'],
  decidirItemDaSessao: ['aprovarInstrutores', 'decidirItemDaSessao'],
  // An upload is not audited: the write that claims the file is (T-D11).
  enviarFoto: [],
  enviarLogo: [],
  enviarImagem: [],
  enviarComprovante: [],
  enviarTermo: [],
  enviarDeclaracao: [],
  enviarHistorico: [],
  enviarDadosBancarios: [],
  enviarAnuencia: [],
  preverRetorno: [],
  enviarAnexoDoRecurso: [],
  anexarAoMes: [],
  enviarDocumentoDaFrequencia: [],
  enviarPedidoDeDesistencia: [],
  enviarRecusaDeSuplente: [],
  // Reads by POST.
  ranqueTipoI: [],
  ranqueTipoII: [],
  simularRecurso: [],
  procurarNomes: [],
  simularCorrecao: [],
  preverModeloDeEmail: [],
  preverModeloDoTermo: [],
  gerarModelo: [],
  lerConvite: [],
  abrirInstalacao: [],
  // Nobody has entered yet.
  comecarEntrada: [],
  retornoDaPortaPorFormulario: [],
  // A challenge only; the act that uses it is audited.
  opcoesParaEntrar: [],
  desafiarChave: [],
  // Nothing changes before `confirmarImportacao`.
  escolherColunas: [],
  testarPorta: [],
  testarEmailDaInstalacao: [],
};

describe('every write of the contract adds exactly its rows to the trail (T-H15)', () => {
  let t: TestApp;
  let w: World;
  beforeAll(async () => {
    t = await createProbedApp();
    w = createWorld(t);
  });
  afterAll(() => t.close());

  async function ultimo(): Promise<number> {
    const linha = await one<{ id: number | null }>(
      t.deps.database.db,
      sql`select max(id) as id from auditoria`,
    );
    return linha?.id ?? 0;
  }

  it.each(escritas)('adds exactly the audit rows of %s', async (nome) => {
    const cena = await cenaPermitida(t, w, sondas[nome]);
    const { caminho, corpo, arquivo, desfazer } = await sondas[nome].montar(cena);
    const antes = await ultimo();
    const r = await send(t.url, rotas[nome].method, caminho, {
      token: cena.quem?.token,
      body: corpo,
      ...(arquivo === undefined ? {} : { file: arquivo }),
    });
    await desfazer?.();
    expect([r.status, r.status === sondas[nome].ok ? '' : r.text]).toEqual([sondas[nome].ok, '']);
    const novas = await many<Pick<Row<'auditoria'>, 'acao' | 'pessoaId' | 'quando'>>(
      t.deps.database.db,
      sql`select acao, pessoa_id as "pessoaId", quando from auditoria where id > ${antes} order by id`,
    );
    expect(novas.map(({ acao }) => acao)).toEqual(OUTROS[nome] ?? [nome]);
    // The audit page has words for each.
    for (const { acao } of novas)
      expect(ATOS_NA_AUDITORIA[acao] ?? NOMES_DE_OUTROS_ATOS[acao], acao).toBeDefined();
    for (const { pessoaId, quando } of novas) {
      // Without a login the act itself names the person.
      if (rotas[nome].comLogin) expect(pessoaId).toBe(cena.estudante === null ? cena.quem?.id : null);
      expect(quando).toEqual(t.clock.agora());
    }
  });
});
