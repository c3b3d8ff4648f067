import { isValidBankAccount } from '@brazilian-utils/brazilian-utils';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { digitosQueFalham } from '@instrutoria/domain/banco/rules/digitos-da-conta.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, rowOf, rowsOf } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { BANCOS, NOMES_DOS_BANCOS } from './bancos-queries.ts';

type Conta = AnswerOf<Api['lerContaBancaria']>;
interface Recusa {
  readonly code: string;
  readonly errors?: Readonly<Record<string, string>>;
}

let t: TestApp;
let w: World;
let adm: Pessoa;
let dono: Pessoa;
let projeto: number;
let instrutor: number;
let cpf: string;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  dono = await w.novaPessoa();
  ({ projeto } = await w.novoAprovado({ dono }));
  instrutor = await w.novoInstrutor(projeto);
  cpf = (await rowOf(t, 'instrutor', { id: instrutor })).cpf ?? '';
  await t.deps.database.pool.query('delete from conta_bancaria where instrutor_id = $1', [instrutor]);
});
afterAll(() => t.close());

const caminho = () => `/api/instrutor/${instrutor}/conta_bancaria`;
const ler = (quem: Pessoa) => send<Conta>(t.url, 'GET', caminho(), { token: quem.token });
const guardar = (quem: Pessoa, dados: object, versao: number) =>
  send<Conta & Recusa>(t.url, 'PUT', caminho(), {
    token: quem.token,
    headers: { 'if-match': `"${versao}"` },
    body: {
      banco: '001',
      agencia: '1584-9',
      conta: '210169-6',
      tipo: 'corrente',
      cpfDoTitular: cpf,
      ...dados,
    },
  });
const leituras = () => rowsOf(t, 'acesso', { documento: 'conta_bancaria', registroId: instrutor });

describe('the account of a student', () => {
  it('is empty at first, and takes no reason then', async () => {
    const { body } = await ler(dono);
    expect([body.versao, body.conta, body.mudancas]).toEqual([0, null, []]);
    const { status, body: salva } = await guardar(dono, {}, 0);
    expect([status, salva.versao, salva.conta]).toEqual([
      ...[200, 1],
      {
        ...{ banco: '001', nomeDoBanco: NOMES_DOS_BANCOS.get('001'), agencia: '1584', digitoDaAgencia: '9' },
        ...{ conta: '210169', digito: '6', tipo: 'corrente', cpfDoTitular: cpf },
      },
    ]);
  });

  it('is refused as the payer would refuse it, beside each field, and a wrong digit is taken', async () => {
    const erros = async (dados: object) => {
      const { status, body } = await guardar(dono, { motivo: 'x', ...dados }, 1);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await erros({ banco: '999' })).toEqual([422, ['banco']]);
    expect(await erros({ tipo: 'salario' })).toEqual([422, ['tipo']]);
    expect(await erros({ tipo: 'poupanca' })).toEqual([422, ['tipo']]);
    expect(await erros({ cpfDoTitular: '529.982.247-25' })).toEqual([422, ['cpfDoTitular']]);
    expect(await erros({ conta: '210169-5', motivo: '' })).toEqual([422, ['motivo']]);
    expect((await guardar(dono, { conta: '210169-5', motivo: 'o aluno corrigiu' }, 1)).status).toBe(200);
  });

  it('lets one of several people change it at once, and answers 412 to the others', async () => {
    const respostas = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        guardar(n % 2 === 0 ? adm : dono, { conta: `2101${n}-0`, motivo: 'corrida' }, 2),
      ),
    );
    expect(respostas.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    expect((await rowOf(t, 'contaBancaria', { instrutorId: instrutor })).versao).toBe(3);
  });

  it('keeps who changed it, when and why; each answer with it is a reading in the log', async () => {
    const antes = (await leituras()).length;
    const { body } = await ler(adm);
    expect(body.mudancas.map(({ motivo }) => motivo)).toEqual(['corrida', 'o aluno corrigiu', null]);
    expect(body.mudancas.at(-1)?.autor.id).toBe(dono.id);
    const depois = await leituras();
    expect(depois).toHaveLength(antes + 1);
    expect(depois.at(-1)?.pessoaId).toBe(adm.id);
    expect((await guardar(adm, { conta: body.conta?.conta, digito: body.conta?.digito }, 3)).status).toBe(
      200,
    );
    expect(await countOf(t, 'mudancaDeConta', { instrutorId: instrutor })).toBe(3);
  });

  it('appears in no trail, mail, log, own data or other answer', async () => {
    const numero = (await rowOf(t, 'contaBancaria', { instrutorId: instrutor })).conta;
    const { rows } = await t.deps.database.pool.query<{ achados: number }>(
      `select count(*)::int as achados from (select a::text as linha from auditoria a union all
         select d::text from pgboss.job d) x where linha like '%' || $1 || '%' or linha like '%210169%'`,
      [numero],
    );
    expect(rows[0]?.achados).toBe(0);
    expect(t.logs.filter((linha) => linha.includes(numero) || linha.includes('210169'))).toEqual([]);
    for (const [quem, onde] of [
      [adm, `/api/instrutor/${instrutor}`],
      [dono, `/api/instrutor/${instrutor}`],
      [dono, `/api/instrutor/projeto/${projeto}`],
      [adm, '/api/instrutores'],
      [adm, '/api/pagamento/2026-01'],
    ] as const) {
      const { text } = await send(t.url, 'GET', onde, { token: quem.token });
      expect([onde, text.includes(numero) || text.includes('210169')]).toEqual([onde, false]);
    }
  });
});

it('lists the banks with a COMPE number once each', () => {
  expect(BANCOS.length).toBeGreaterThan(300);
  expect(NOMES_DOS_BANCOS.size).toBe(BANCOS.length);
});

it('judges check digits as the library of the bank list does, for numbers of full length', () => {
  const casas = { '001': 8, '033': 8, '104': 11, '237': 7, '341': 5 } as const;
  const algarismos = (n: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${n - 1}}$`));
  for (const [banco, n] of Object.entries(casas)) {
    let confere = 0;
    fc.assert(
      fc.property(algarismos(4), algarismos(n), fc.integer({ min: 0, max: 9 }), (agencia, conta, d) => {
        const digito = String(d);
        const nosso = digitosQueFalham({ banco, agencia, digitoDaAgencia: null, conta, digito }).length === 0;
        const julgado = (digit: string) =>
          isValidBankAccount({ bankCode: banco, agency: agencia, account: conta, digit });
        // Bradesco's P is often written as 0, which we take too.
        const deles = julgado(digito) || (banco === '237' && digito === '0' && julgado('P'));
        if (deles) confere += 1;
        expect([banco, agencia, conta, digito, nosso]).toEqual([banco, agencia, conta, digito, deles]);
      }),
      { numRuns: 300 },
    );
    expect(confere).toBeGreaterThan(5);
  }
});
