import { CELULA_MAXIMO, COLUNAS_MAXIMO, FOLHAS_MAXIMO, LINHAS_MAXIMO } from './limits.ts';

const mil = (n: number) => n.toLocaleString('pt-BR');

// The file.
export const naoEhPlanilha = 'Este arquivo não é uma planilha. Envie .xlsx, .ods ou .csv.';
export const ehXls = 'Este é um .xls antigo ou tem senha. No Excel, salve como .xlsx, sem senha.';
export const ehPagina = 'Este arquivo é uma página da web. Abra-o no Excel e salve como .xlsx.';
export const danificada =
  'Não foi possível ler a planilha: ela está danificada. Salve-a de novo e envie outra vez.';
export const inflada = 'A planilha aberta ocupa mais de 100 MB. Apague as linhas e folhas que não servem.';
export const linhasDemais = `A planilha tem mais de ${mil(LINHAS_MAXIMO)} linhas. Divida-a em partes.`;
export const colunasDemais = `A planilha tem mais de ${COLUNAS_MAXIMO} colunas. Apague as que não servem.`;
export const folhasDemais = `A planilha tem mais de ${FOLHAS_MAXIMO} folhas. Deixe só a que importa.`;
export const semLinhas = 'A planilha não tem nenhuma linha preenchida.';
export const aspasAbertas = 'Há aspas sem par no arquivo: as linhas foram lidas sem contar com as aspas.';
export const cortada = `Uma célula tem mais de ${mil(CELULA_MAXIMO)} letras e foi cortada.`;

// The columns.
export const semColuna = (campo: string) => `Escolha a coluna de “${campo}”`;
export const colunaRepetida = (campo: string, outro: string) => `“${campo}” e “${outro}” usam a mesma coluna`;
export const folhaVazia = 'Esta folha está vazia. Escolha outra.';
export const semDados = 'Não há linhas abaixo dos títulos. Confira a folha e a linha dos títulos.';

// A cell.
export const obrigatorio = (campo: string) => `Falta ${campo}`;
export const formulaSemValor =
  'A célula tem uma fórmula sem resultado. Abra no Excel, salve e envie de novo.';
export const celulaMesclada = 'A célula está mesclada com outra. Desfaça a mescla e preencha cada linha.';
export const celulaComErro = (valor: string) => `A célula mostra um erro da planilha: ${valor}`;
export const verdadeiroOuFalso = 'A célula tem verdadeiro ou falso onde devia haver texto';
export const virouData = (dia: string) =>
  `A planilha transformou este valor em data (${dia}). Formate como texto.`;
export const acentosTrocados = 'Os acentos vieram trocados. Salve o arquivo como UTF-8 ou como .xlsx.';
export const notacaoCientifica =
  'O número virou notação científica e perdeu dígitos. Formate a coluna como texto.';
export const cpfForma = 'O CPF deve ter 11 dígitos';
export const cpfIncompleto =
  'O CPF perdeu dígitos, e completar com zeros não confere. Formate a coluna como texto.';
export const cpfCompletado = 'CPF completado com os zeros do começo';
export const cpfNaoConfere = 'Confira o CPF: os dígitos verificadores não conferem';
export const siapeForma = 'O SIAPE deve ter no máximo 7 dígitos';
export const siapeCompletado = 'SIAPE completado com os zeros do começo';
export const numeroInvalido = 'Escreva um número, por exemplo 60 ou 58,5';
export const milharOuDecimal = (valor: string) =>
  `“${valor}” pode ser milhar ou decimal. Escreva sem o ponto ou com vírgula.`;
export const cargaForaDaFaixa = 'A carga horária deve ser maior que 0 e no máximo 9.999';
export const taxaForaDaFaixa = 'A taxa de sucesso deve estar entre 0 e 100 %';
export const taxaAmbigua = (valor: string) =>
  `“${valor}” pode ser ${valor} % ou uma fração. Escreva com o sinal de %.`;
export const semestreForma = 'Escreva o semestre como 2025.1';
export const emailInvalido = 'O e-mail não tem a forma nome@instituicao.br';
export const doisEmails = 'A célula tem mais de um e-mail. Deixe só um.';
export const textoLongo = (max: number) => `O texto deve ter no máximo ${max} letras`;

// A row.
export const repeteALinha = (linha: number) => `Esta linha repete a linha ${linha}, com outros valores`;
export const igualALinha = (linha: number) => `Igual à linha ${linha}: foi contada uma vez`;
export const unidadeDesconhecida = (nome: string) =>
  `A unidade “${nome}” não está cadastrada. Diga acima qual é.`;
export const unidadeAmbigua = (nome: string) => `Há mais de uma unidade “${nome}”. Diga acima qual é.`;
export const programaForaDaLista = (nome: string) =>
  `O programa “${nome}” não está na lista: fica como está escrito`;
export const emailDeOutro = 'Este e-mail é de outra conta';
export const siapeDeOutro = 'Este SIAPE é de outra conta';
export const emailRepetido = (linha: number) => `O mesmo e-mail está na linha ${linha}`;
export const siapeRepetido = (linha: number) => `O mesmo SIAPE está na linha ${linha}`;
export const contaEncerrada = 'A conta deste CPF foi encerrada. Importar não a abre de novo.';
export const emailNaoMuda =
  'O e-mail do arquivo é outro. Ele não muda por importação: altere no cadastro da pessoa.';
export const nomeNaoMuda = 'A pessoa usa nome social: o nome não muda por importação.';

// The act.
export const mudouDesdeAPrevia =
  'Os dados mudaram desde a prévia. Veja a diferença de novo antes de confirmar.';
export const nadaAFazer = 'Nada mudaria: não há linhas novas nem alteradas.';
export const semSaidaComErro = 'Com linhas por corrigir, nada sai do sistema: corrija e envie de novo.';
export const jaConfirmada = 'Esta importação já foi confirmada.';
export const naoConfirmada = 'Esta importação não foi confirmada.';
export const jaDesfeita = 'Esta importação já foi desfeita.';
export const prazoParaDesfazer = 'O prazo de 30 dias para desfazer esta importação terminou.';
export const jaUsadas = (quem: string) => `Não dá para desfazer tudo, porque já foi usado: ${quem}`;
export const naoEncontrada = 'Importação não encontrada.';
export const escolhaAsColunas = 'Escolha primeiro o que a planilha traz e as colunas.';
export const semSenha =
  'As contas criadas não têm senha: cada pessoa entra por “Esqueci a senha”, com o e-mail da lista.';
export const confirmada = 'Importação feita.';
export const desfeita = 'Importação desfeita.';
