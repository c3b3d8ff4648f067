import type { Client } from '@instrutoria/contract/client.ts';
import { type Conta, loggedIn } from '../server/api.ts';
import { comoBlob, umPdf } from './arquivos.ts';
import { daquiA } from './dias.ts';
import { comissaoDe } from './edital-em-avaliacao.ts';
import { emParalelo, novoEdital, publicar, submeterVarios } from './edital-grande.ts';
import { umCpf } from './pessoas.ts';

const NOMES = [
  'Aurora',
  'Bento',
  'Célia',
  'Davi',
  'Elisa',
  'Fausto',
  'Gil',
  'Heloísa',
  'Íris',
  'Júlio',
  'Kátia',
];

/** Registers an instructor with all documents through the API. */
async function cadastrar(
  client: Client,
  projeto: number,
  nome: string,
  tipoAluno: 'BOLSISTA' | 'VOLUNTARIO',
): Promise<void> {
  const file = (texto: string) => comoBlob(umPdf(`${texto}.pdf`, `${texto} de ${nome}`));
  await client.cadastrarInstrutor({
    body: {
      nome: `${nome} Sampaio`,
      email: `${umCpf().replace(/\D/g, '')}@estudante.br`,
      cpf: umCpf(),
      matricula: '2026777',
      programa_pos: 'Programa de Pós-Graduação em Física',
      tipoAluno,
      termo_compromisso: (await client.enviarTermo({ file: file('termo') })).data,
      declaracao_aluno_detentor: (await client.enviarDeclaracao({ file: file('declaracao') })).data,
      historico_declaracao: (await client.enviarHistorico({ file: file('historico') })).data,
      ...(tipoAluno === 'BOLSISTA'
        ? {
            acumulo: 'unica',
            dados_bancarios: (await client.enviarDadosBancarios({ file: file('banco') })).data,
          }
        : {}),
      projeto: { id: projeto },
    },
  });
}

/** Fills every free place of the demonstration's projects through the API; returns how many there were. */
export async function preencherAsVagas(url: string, contas: readonly Conta[]): Promise<number> {
  const nomes = [...NOMES];
  for (const conta of contas) {
    const { client, id } = await loggedIn(url, conta);
    for (const projeto of await client.listarProjetosSubmetidos({ params: { coordinatorId: id } })) {
      // A project that was handed over now belongs to another teacher.
      if (projeto.coordenador.id !== id) continue;
      if (projeto.situacao !== 'APROVADO' || projeto.edital?.fase !== 'resultado') continue;
      const { data } = await client.listarInstrutores({ params: { id: projeto.id } });
      const vivos = (tipo: string) =>
        data.filter(({ tipoAluno, fimVinculo }) => tipoAluno === tipo && fimVinculo === null).length;
      const vagas = {
        BOLSISTA: projeto.remunerados_aprovados - vivos('BOLSISTA'),
        VOLUNTARIO: projeto.voluntarios_aprovados - vivos('VOLUNTARIO'),
      };
      for (const tipo of ['BOLSISTA', 'VOLUNTARIO'] as const) {
        for (let vaga = 0; vaga < vagas[tipo]; vaga += 1) {
          const nome = nomes.shift();
          if (nome !== undefined) await cadastrar(client, projeto.id, nome, tipo);
        }
      }
    }
  }
  return NOMES.length - nomes.length;
}

/** Adds so many instructors in a new published call whose windows are open for each of its projects. */
export async function comInstrutores(url: string, contas: readonly Conta[], quantos: number): Promise<void> {
  if (quantos <= 0) return;
  const comissao = await comissaoDe(url, contas);
  const { client: adm } = comissao.administradora;
  const edital = await novoEdital(comissao, 'de Muitos Instrutores', { fimRecursos: null });
  const projetos = await submeterVarios(url, edital.id, Math.ceil(quantos / 2), 'Roda de leitura');
  await publicar(comissao, contas, edital.id);
  await emParalelo(projetos, async ({ id, client }, n) => {
    await adm.registrarProrrogacao({
      body: { janela: 'cadastroInstrutor', projeto: id, ate: daquiA(20), motivo: 'Jornada com muitos.' },
    });
    for (const tipo of ['BOLSISTA', 'VOLUNTARIO'] as const)
      await cadastrar(client, id, `${NOMES[n % NOMES.length]} ${n}`, tipo);
  });
}
