/**
 * A client of another system, typed by what openapi-typescript makes of /api/openapi.json: enters, makes itself a personal
 * token, and files a proposal with it. The test of the generated client compiles and runs it.
 */
import type { paths } from './api.ts';

type Metodo = 'get' | 'post';
type Operacao<P extends keyof paths, M extends Metodo> = paths[P][M];
type Corpo<O> = O extends { requestBody: { content: { 'application/json': infer B } } } ? B : undefined;
type Sucesso<R> =
  R extends Record<infer S, unknown>
    ? {
        [K in S & (200 | 201)]: R[K] extends { content: { 'application/json': infer A } } ? A : undefined;
      }[S & (200 | 201)]
    : never;
type Resposta<O> = O extends { responses: infer R } ? Sucesso<R> : never;

const [url = '', cpf = '', password = '', edital = '', comprovante = ''] = process.argv.slice(2);

async function chamar<P extends keyof paths, M extends Metodo>(
  method: M,
  path: P,
  { token, body }: { readonly token?: string; readonly body?: Corpo<Operacao<P, M>> } = {},
): Promise<Resposta<Operacao<P, M>>> {
  const r = await fetch(url + path, {
    method: method.toUpperCase(),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!r.ok) throw new Error(`${path}: ${r.status} ${await r.text()}`);
  return (await r.json()) as Resposta<Operacao<P, M>>;
}

const sessao = await chamar('post', '/auth/login', { body: { cpf, password } });
if (!('token' in sessao)) throw new Error('a conta pede o segundo fator: crie o token na página da conta');
const pessoal = await chamar('post', '/auth/tokens', {
  token: sessao.token,
  body: {
    nome: 'cliente gerado',
    escopos: ['projetos:escrita', 'editais:leitura'],
    dias: 7,
    senhaAtual: password,
  },
});
const { token } = pessoal;
if (token === undefined) throw new Error('o segredo só vem ao criar o token');
const abertos = await chamar('get', '/api/projeto/editais_abertos', { token });
const escolhido = abertos.find(({ id }) => id === Number(edital));
if (escolhido === undefined) throw new Error(`o edital ${edital} não está aberto`);
const texto = 'Um texto com tamanho suficiente para cada parte do projeto.';
const MESES = 'MARÇO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO'.split(' ');
const cronograma = Object.fromEntries(
  Array.from({ length: 10 }, (_, i) => [
    [`mesAno${i + 1}`, MESES[i]],
    [`atividade${i + 1}`, `<p>Oficinas e plantão de dúvidas, parte ${i + 1}.</p>`],
  ]).flat(),
);
const proposta: Corpo<Operacao<'/api/projeto', 'post'>> = {
  titulo: 'Proposta de outro sistema',
  regimeTrabalho: '40h/DE',
  area: '1.05',
  remunerados: 1,
  voluntarios: 0,
  resumo: texto,
  introducao: texto,
  metodologia: texto,
  resultadosEsperados: texto,
  referencias: '',
  palavraChave1: 'cálculo',
  palavraChave2: 'monitoria',
  palavraChave3: 'permanência',
  palavraChave4: 'ensino',
  edital: escolhido.id,
  professores_colaboradores: [],
  professores_colaboradores_nao_cadastrado: [],
  comprovante_disciplinas: Number(comprovante),
  cronogramas: [cronograma],
};
const { id, titulo } = await chamar('post', '/api/projeto', { token, body: proposta });
process.stdout.write(`${JSON.stringify({ id, titulo })}\n`);
