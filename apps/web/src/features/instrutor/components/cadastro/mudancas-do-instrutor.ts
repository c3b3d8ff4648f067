import { NOMES_DOS_DOCUMENTOS } from '@instrutoria/domain/instrutor/messages.ts';
import { DOCUMENTOS, type Documento } from '@instrutoria/domain/instrutor/types.ts';
import type { Instrutor } from '../../api.ts';

const ESTADOS = {
  PENDENTE: 'por conferir',
  CONFERIDO: 'em ordem',
  RECUSADO: 'recusado',
  POR_ASSINAR: 'por assinar',
} as const;

/** Another person's changes to the instructor, in words; [] if nothing on the page has changed. */
export function mudancasDoInstrutor(antes: Instrutor, depois: Instrutor): string[] {
  const situacaoDe = ({ conferencias }: Instrutor, documento: Documento) =>
    conferencias.find((cada) => cada.documento === documento)?.situacao;
  const documentos = DOCUMENTOS.flatMap((documento) => {
    const nome = NOMES_DOS_DOCUMENTOS[documento];
    const situacao = situacaoDe(depois, documento);
    const agora = situacao === undefined ? 'não é mais exigido' : `agora ${ESTADOS[situacao]}`;
    if (antes[documento] !== depois[documento]) return [`${nome}: outro arquivo, ${agora}`];
    return situacaoDe(antes, documento) === situacao ? [] : [`${nome}: ${agora}`];
  });
  return [
    ...documentos,
    ...(antes.situacaoInstrutor === depois.situacaoInstrutor
      ? []
      : [`Situação: agora ${depois.situacaoInstrutor}`]),
    ...(antes.mesInicio === depois.mesInicio ? [] : ['Mês de início: outro']),
    ...(antes.tipoAluno === depois.tipoAluno && antes.acumulo === depois.acumulo
      ? []
      : ['Tipo de bolsa: outro']),
    ...(antes.matricula === depois.matricula && antes.cpf === depois.cpf ? [] : ['CPF ou matrícula: outro']),
  ];
}
