import { FASES } from '@instrutoria/domain/edital/types.ts';
import { noDia } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { PropostaSemeada } from './propostas.ts';
import type { EditalSemeado, Semeados } from './semeados.ts';
import type { AtoDemo } from './trilha.ts';

const MUDANCAS = [
  { fase: 'decisao', acao: 'iniciarDecisao', quem: 'claudia.portela', antes: 30 },
  { fase: 'secretaria', acao: 'enviarASecretaria', quem: 'fernando.lisboa', antes: 9 },
  { fase: 'resultado', acao: 'publicarResultados', quem: 'silvana.matoso', antes: 0 },
  { fase: 'arquivado', acao: 'arquivarEdital', quem: 'claudia.portela', antes: -45 },
] as const;

function doEdital({ pessoas, presente }: Semeados, { id, dados }: EditalSemeado): AtoDemo[] {
  const registro = { tipo: 'edital', id } as const;
  const administrador = exigir(pessoas, 'claudia.portela');
  const criado = {
    acao: 'criarEdital',
    pessoa: administrador,
    quando: noDia(presente, dados.abertoHa + 9),
    registro,
  };
  const chegou = FASES.indexOf(dados.fase);
  const mudancas = MUDANCAS.filter(({ fase }) => FASES.indexOf(fase) <= chegou).map(
    ({ acao, quem, antes }): AtoDemo => ({
      acao,
      pessoa: exigir(pessoas, quem),
      registro,
      quando: noDia(presente, (dados.publicadoHa ?? 3) + antes),
    }),
  );
  return [criado, ...mudancas];
}

export function historia(semeados: Semeados, semeadas: readonly PropostaSemeada[]): AtoDemo[] {
  const submissoes = semeadas.map(
    ({ id, proposta, edital, submetidoEm }): AtoDemo => ({
      acao: 'submeterProjeto',
      pessoa: exigir(semeados.pessoas, proposta.coordenador),
      quando: submetidoEm,
      registro: { tipo: 'projeto', id },
      depois: { titulo: proposta.titulo, edital: edital.id },
    }),
  );
  return [...[...semeados.editais.values()].flatMap((edital) => doEdital(semeados, edital)), ...submissoes];
}
