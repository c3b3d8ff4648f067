import { isValidBankAccount } from '@brazilian-utils/brazilian-utils';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_BANCO } from '@instrutoria/domain/banco/messages.ts';
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
    expect(body.mudancas.at(-1)?.autor?.id).toBe(dono.id);
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

describe('the student whose account somebody else wrote', () => {
  const responder = (token: string, resposta: string) =>
    send<{ readonly message: string } & Recusa>(t.url, 'POST', '/api/conta_bancaria/resposta', {
      body: { token, resposta },
    });
  const aoAluno = async (email: string) =>
    (await t.emailsAte(0)).filter(
      ({ para, assunto }) => para === email && assunto === 'Confira a conta da sua bolsa',
    );
  const linkEm = (texto: string | undefined) => /conta-da-bolsa#token=([\w-]+)/.exec(texto ?? '')?.[1] ?? '';
  const situacao = async () => (await ler(dono)).body.resposta.situacao;

  let email: string;
  let versao: number;
  const escrever = async (quem: Pessoa, conta: string) => {
    const { status, body } = await guardar(quem, { conta, motivo: 'mudou de banco' }, versao);
    expect(status).toBe(200);
    ({ versao } = body);
    return linkEm((await aoAluno(email)).at(-1)?.texto);
  };
  beforeAll(async () => {
    ({ email } = await rowOf(t, 'instrutor', { id: instrutor }));
    ({ versao } = await rowOf(t, 'contaBancaria', { instrutorId: instrutor }));
  });

  it('reads bank and last digits in a mail, and is asked again at each writing', async () => {
    const antes = (await aoAluno(email)).length;
    await escrever(dono, '314159-2');
    const mails = await aoAluno(email);
    expect(mails).toHaveLength(antes + 1);
    const texto = mails.at(-1)?.texto ?? '';
    expect(texto).toContain(NOMES_DOS_BANCOS.get('001'));
    expect(texto).toContain('termina em 159');
    expect(texto).not.toContain('314159');
    expect(texto).not.toContain(cpf);
  });

  it('frees it with a yes, or bars it with a no until it is written again, also with the same numbers', async () => {
    const token = await escrever(adm, '271828-1');
    expect(await situacao()).toBe('espera');
    expect((await responder(token, 'minha')).status).toBe(200);
    expect(await situacao()).toBe('livre');
    const antes = (await t.emailsAte(0)).length;
    const [um, outro] = await Promise.all([responder(token, 'naoMinha'), responder(token, 'naoMinha')]);
    expect([um.status, outro.status]).toEqual([200, 200]);
    expect(await situacao()).toBe('negada');
    // One mail to the coordinator and one to the administrator, without any number.
    const avisos = (await t.emailsAte(0)).slice(antes);
    const { rows } = await t.deps.database.pool.query<{ email: string }>(
      'select email from professor where id = any($1) order by email',
      [[adm.id, dono.id]],
    );
    expect(avisos.map(({ para }) => para).toSorted()).toEqual(rows.map((um) => um.email));
    expect(JSON.stringify(avisos)).not.toContain('828');
    const novo = await escrever(dono, '271828-1');
    expect(await situacao()).toBe('espera');
    expect((await responder(token, 'minha')).body.errors).toEqual({
      token: MENSAGENS_BANCO.contaEscritaDepois,
    });
    expect((await responder(novo, 'minha')).status).toBe(200);
  });

  it('is waited for 72 hours, by the clock of the installation', async () => {
    await escrever(dono, '161803-3');
    const { resposta } = (await ler(dono)).body;
    const { em } = (await rowsOf(t, 'mudancaDeConta', { instrutorId: instrutor })).at(-1) ?? {};
    expect(resposta).toEqual({
      situacao: 'espera',
      ate: new Date((em?.getTime() ?? 0) + 72 * 3_600_000).toISOString(),
    });
    await t.deps.database.pool.query(
      "update mudanca_de_conta set em = em - interval '72 hours' where instrutor_id = $1",
      [instrutor],
    );
    expect(await situacao()).toBe('livre');
  });

  it('answers only by the link that was mailed', async () => {
    for (const token of ['', 'x', 'W2LV9nFkJNaUpCylZXJSe9uVz4fo83c6jLSkBKRyOfs']) {
      const { status, body } = await responder(token, 'naoMinha');
      expect([status, body.errors]).toEqual([422, { token: MENSAGENS_BANCO.linkDaContaDesconhecido }]);
    }
    expect((await responder(await escrever(dono, '141421-3'), 'talvez')).body.errors).toEqual({
      resposta: MENSAGENS_BANCO.digaSeEMinha,
    });
  });
});
