import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { contar } from '../../testing/figures.ts';
import { fecharPorDuas } from '../../testing/folhas.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

// A few random histories with the real database and the calls, each in a separate year, compared with a
// second computation from the events. Competing people and places are tested in contas.unit.test.ts.

type Folha = AnswerOf<Api['lerFolhaDePagamento']>;

const HISTORIAS = Number(process.env.HISTORIAS_NO_BANCO ?? 4);
const MESES = [3, 4, 5, 6, 7];

let t: TestApp;
let w: World;
let adm: Pessoa;
let outra: Pessoa;
let semente = 20_261_122;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  t.clock.definir('2099-01-15T12:00:00Z');
  [adm, outra] = [await w.novaPessoa('administrador'), await w.novaPessoa('administrador')];
});
afterAll(() => t.close());

/** The next pseudo-random number below n, from a fixed sequence. */
function ate(n: number): number {
  semente = (Math.imul(semente, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((semente / 4_294_967_296) * n);
}
const umDe = <T>(lista: readonly T[]): T => lista[ate(lista.length)] as T;
const sql = (texto: string, valores: readonly unknown[]) => t.deps.database.pool.query(texto, [...valores]);

/** What the test wrote about one vínculo, from which it computes the expected sheets. */
interface Anotado {
  readonly id: number;
  readonly inicio: number;
  readonly regularDe: number;
  readonly regularAte: number | null;
  readonly horas: Map<number, number>;
  readonly ausencias: Set<number>;
  cpf: boolean;
  readonly saldo: Map<number, number>;
  readonly dispensados: Set<number>;
}

async function umVinculo(ano: number, projeto: number, dono: Pessoa): Promise<Anotado> {
  const mes = (m: number) => `${ano}-${String(m).padStart(2, '0')}`;
  const inicio = umDe([3, 3, 4]);
  const regularDe = umDe([2, 2, 4]);
  const regularAte = umDe([null, null, 5]);
  const cpf = ate(4) > 0;
  const id = await w.novoInstrutor(projeto, {
    mesInicio: mes(inicio),
    situacao: regularAte === null ? 'REGULAR' : 'IRREGULAR',
    ...(cpf ? {} : { cpf: null }),
  });
  // Regular from the 10th of one month to the 20th of another, so both months count.
  await sql(`delete from historico_do_instrutor where instrutor_id = $1 and campo = 'SITUACAO'`, [id]);
  const fato = (valor: string, desde: string, ateQuando: string | null) =>
    sql(
      `insert into historico_do_instrutor (instrutor_id, campo, valor, desde, ate, origem)
        values ($1, 'SITUACAO', $2, $3, $4, 'ATO')`,
      [id, valor, desde, ateQuando],
    );
  const [desde, fim] = [`${mes(regularDe)}-10T12:00:00Z`, `${mes(regularAte ?? 1)}-20T12:00:00Z`];
  await fato('REGULAR', desde, regularAte === null ? null : fim);
  if (regularAte !== null) await fato('IRREGULAR', fim, null);
  await sql(
    `update historico_do_instrutor set valor = 'EM_ORDEM' where instrutor_id = $1 and campo = 'DOCUMENTOS'`,
    [id],
  );
  await sql(`update conferencia_de_documento set situacao = 'CONFERIDO' where instrutor_id = $1`, [id]);
  await sql(
    `insert into frequencia (instrutor_id, ano, versao, autor_id, atualizado_em) values ($1, $2, 1, $3, now())`,
    [...[id, ano, dono.id]],
  );
  return {
    id,
    inicio,
    regularDe,
    regularAte,
    cpf,
    horas: new Map(),
    ausencias: new Set<number>(),
    saldo: new Map(),
    dispensados: new Set<number>(),
  };
}

/** A random event between two closings. */
async function acontecer(ano: number, um: Anotado): Promise<void> {
  const mes = umDe(MESES);
  const oQue = ate(10);
  if (oQue < 7) {
    const horas = umDe([-1, 0, 12.5, 34, 34]);
    um.horas.set(mes, horas);
    await sql(
      `insert into frequencia_do_mes (instrutor_id, ano, mes, horas, registrada_em) values ($1, $2, $3, $4, now())
        on conflict (instrutor_id, ano, mes) do update set horas = excluded.horas`,
      [um.id, ano, mes, horas],
    );
  } else if (oQue < 9) {
    um.ausencias.add(mes);
    await sql(
      `insert into ausencia (instrutor_id, mes, registrada_em, autor_id) values ($1, $2, now(), $3) on conflict do nothing`,
      [um.id, `${ano}-0${mes}`, adm.id],
    );
  } else if (!um.cpf) {
    um.cpf = true;
    await sql('update instrutor set cpf = $2 where id = $1', [um.id, String(20_000_000_000 + um.id)]);
  }
}

/** The second computation. */
function situacao(um: Anotado, mes: number): 'espera' | 'não' | 'sim' {
  const regular = mes >= um.regularDe && mes <= (um.regularAte ?? 12);
  const ganhou = mes >= um.inicio && (um.horas.get(mes) ?? -1) > 0 && !um.ausencias.has(mes);
  if (!ganhou || !regular) return 'não';
  return um.cpf ? 'sim' : 'espera';
}

function recontar(vinculos: readonly Anotado[], mes: number, dispensar: (id: number) => boolean): string[] {
  return vinculos
    .flatMap((um) => {
      const linhas: string[] = [];
      if (um.inicio <= mes) {
        const pago = situacao(um, mes) === 'sim';
        linhas.push(`${um.id} ${mes} NORMAL ${pago}`);
        if (pago) um.saldo.set(mes, 1);
      }
      for (const anterior of MESES.filter((m) => m < mes)) {
        const saldo = um.saldo.get(anterior) ?? 0;
        const agora = situacao(um, anterior);
        if (saldo === 0 && agora === 'sim') {
          linhas.push(`${um.id} ${anterior} COMPLEMENTO true`);
          um.saldo.set(anterior, 1);
        } else if (saldo === 1 && agora === 'não' && !um.dispensados.has(anterior)) {
          linhas.push(`${um.id} ${anterior} ESTORNO false`);
          if (dispensar(um.id)) um.dispensados.add(anterior);
          else um.saldo.set(anterior, 0);
        }
      }
      return linhas;
    })
    .toSorted();
}

it(`[C-A2] [C-A3] equals an independent calculation of sheets and adjustments in ${HISTORIAS} histories through the database`, async () => {
  const dispensar = (id: number) => id % 2 === 0;
  let comparadas = 0;
  for (let i = 0; i < HISTORIAS; i += 1) {
    const ano = 2030 + i;
    const vigencia = { vigenciaInicio: `${ano}-01-01`, vigenciaFim: `${ano}-07-31` };
    const dono = await w.novaPessoa();
    const edital = await w.novoEditalEm('resultado', vigencia);
    const vinculos: Anotado[] = [];
    for (let p = 0; p < 2; p += 1) {
      const { projeto } = await w.novoAprovado({ dono, edital });
      vinculos.push(await umVinculo(ano, projeto, dono), await umVinculo(ano, projeto, dono));
    }
    for (const mes of MESES) {
      for (const um of vinculos) for (let n = ate(5); n > 0; n -= 1) await acontecer(ano, um);
      const body = { mes: `${ano}-0${mes}` };
      const token = adm.token;
      const { body: aberta } = await send<Folha>(t.url, 'GET', `/api/pagamento/${body.mes}`, { token });
      for (const l of aberta.lancamentos.filter(({ tipo }) => tipo === 'ESTORNO')) {
        const dispensa = dispensar(l.instrutor.id);
        const decisao = {
          ...body,
          instrutor: l.instrutor.id,
          competencia: l.competencia,
          ...(dispensa ? { decisao: 'DISPENSADO', motivo: 'boa-fé' } : { decisao: 'CONFIRMADO' }),
        };
        expect(await send(t.url, 'POST', '/api/pagamento/estorno', { token, body: decisao })).toMatchObject({
          status: 200,
        });
      }
      const esperadas = recontar(vinculos, mes, dispensar);
      const fechada = await fecharPorDuas<Folha>(t.url, { confere: outra, fecha: adm }, body);
      if (esperadas.length === 0) continue;
      const feitas = fechada.body.lancamentos.map(
        ({ instrutor, competencia, tipo, pago }) =>
          `${instrutor.id} ${Number(competencia.slice(5))} ${tipo} ${pago}`,
      );
      expect([fechada.status, feitas.toSorted()]).toEqual([200, esperadas]);
      comparadas += feitas.length;
    }
  }
  contar('pagamentos', `${HISTORIAS} histories through the database, ${comparadas} lines of sheets equal`);
});

/** One of two vínculos in one place, with what the test wrote. */
interface Bolsista {
  readonly id: number;
  readonly horas: ReadonlyMap<number, number>;
  readonly ausente: number | null;
  readonly emOrdem: boolean;
}

const MESES_DA_VAGA = [3, 4, 5, 6];

/** A vínculo that is BOLSISTA before the change or from it on, with random facts. */
async function umBolsista(ano: number, projeto: number, dono: Pessoa, troca: string, sai: boolean) {
  const id = await w.novoInstrutor(projeto, {
    mesInicio: `${ano}-03`,
    ...(sai ? { tipoAluno: 'VOLUNTARIO' } : {}),
  });
  const emOrdem = ate(3) > 0;
  await sql(
    `delete from historico_do_instrutor where instrutor_id = $1 and campo in ('TIPO', 'DOCUMENTOS')`,
    [id],
  );
  await sql(
    `update conferencia_de_documento set situacao = $2, conferido_em = case when $2 = 'CONFERIDO' then now() end
      where instrutor_id = $1`,
    [id, emOrdem ? 'CONFERIDO' : 'PENDENTE'],
  );
  const fato = (campo: string, valor: string, desde: string, fim: string | null) =>
    sql(
      `insert into historico_do_instrutor (instrutor_id, campo, valor, desde, ate, origem)
        values ($1, $2, $3, $4, $5, 'ATO')`,
      [id, campo, valor, desde, fim],
    );
  const inicio = `${ano}-01-10T12:00:00Z`;
  const [antes, depois] = sai ? ['BOLSISTA', 'VOLUNTARIO'] : ['VOLUNTARIO', 'BOLSISTA'];
  await fato('TIPO', antes, inicio, troca);
  await fato('TIPO', depois, troca, null);
  await fato('DOCUMENTOS', 'EM_ORDEM', inicio, emOrdem ? null : troca);
  if (!emOrdem) await fato('DOCUMENTOS', 'POR_CONFERIR', troca, null);
  const horas = new Map(MESES_DA_VAGA.map((mes) => [mes, umDe([-1, 0, 20, 34, 34, 34])]));
  await w.novaFrequencia(id, ano, [-1, -1, ...horas.values()], dono.id);
  const ausente = umDe([null, null, null, ...MESES_DA_VAGA]);
  if (ausente !== null) {
    await sql(
      `insert into ausencia (instrutor_id, mes, registrada_em, autor_id) values ($1, $2, now(), $3)`,
      [id, `${ano}-0${ausente}`, adm.id],
    );
  }
  return { id, horas, ausente, emOrdem };
}

const ganhou = (b: Bolsista, mes: number) => (b.horas.get(mes) ?? 0) > 0 && b.ausente !== mes;

/** Who is paid for the place, computed from the events without the product's rules. */
function recebe(sai: Bolsista, entra: Bolsista, mes: number, troca: number, escolhido: number | null) {
  const devido = (b: Bolsista) => ganhou(b, mes) && b.emOrdem;
  const primeiro = mes > troca ? entra : sai;
  const segundo = mes === troca ? entra : null;
  if (escolhido !== null && segundo !== null) {
    const um = [primeiro, segundo].find(({ id }) => id === escolhido);
    return um !== undefined && devido(um) ? um.id : null;
  }
  if (devido(primeiro)) return primeiro.id;
  return segundo !== null && devido(segundo) ? segundo.id : null;
}

it(`[C-G4] equals an independent calculation of payments for ${HISTORIAS * 4} places that change hands, through the database (D55)`, async () => {
  const token = adm.token;
  let [escolhas, semNinguem] = [0, 0];
  for (let i = 0; i < HISTORIAS * 4; i += 1) {
    const ano = 2060 + i;
    const troca = umDe([4, 5]);
    const instante = `${ano}-0${troca}-${10 + ate(15)}T12:00:00Z`;
    const dono = await w.novaPessoa();
    const edital = await w.novoEditalEm('resultado', {
      vigenciaInicio: `${ano}-01-01`,
      vigenciaFim: `${ano}-06-30`,
    });
    const { projeto } = await w.novoAprovado({ dono, edital, remunerados: 1, voluntarios: 1 });
    // The new holder may have the lower number.
    const entraAntes = ate(2) === 0 ? await umBolsista(ano, projeto, dono, instante, false) : null;
    const sai = await umBolsista(ano, projeto, dono, instante, true);
    const entra = entraAntes ?? (await umBolsista(ano, projeto, dono, instante, false));
    for (const mes of MESES_DA_VAGA) {
      const body = { mes: `${ano}-0${mes}` };
      let escolhido: number | null = null;
      if (mes === troca && ate(2) === 0 && ganhou(sai, mes) && ganhou(entra, mes)) {
        const { body: folha } = await send<Folha>(t.url, 'GET', `/api/pagamento/${body.mes}`, { token });
        const pago = folha.lancamentos.find((l) => l.pago)?.instrutor.id ?? sai.id;
        const este = pago === sai.id ? entra.id : sai.id;
        const pedido = { competencia: body.mes, instrutor: este, noLugarDe: pago, motivo: 'Mais dias.' };
        const { status } = await send(t.url, 'POST', '/api/pagamento/escolher', { token, body: pedido });
        expect(status).toBe(200);
        escolhido = este;
        escolhas += 1;
      }
      const { body: folha } = await fecharPorDuas<Folha>(t.url, { confere: outra, fecha: adm }, body);
      const pagos = folha.lancamentos.filter((l) => l.pago).map(({ instrutor }) => instrutor.id);
      const esperado = recebe(sai, entra, mes, troca, escolhido);
      expect({ ano, mes, troca, sai, entra, escolhido, pagos }).toMatchObject({
        pagos: esperado === null ? [] : [esperado],
      });
      semNinguem += esperado === null ? 1 : 0;
    }
  }
  expect(escolhas).toBeGreaterThan(0);
  contar(
    'pagamentos',
    `${HISTORIAS * 4} places changed hands through the database: ${escolhas} chosen, ${semNinguem} months paid to nobody, none differs`,
  );
});
