import type { Api, NomeDaChamada } from './api.ts';
import type { BodyInputOf } from './route.ts';

const MARCA = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
const CODIGO = { codigo: 'tXyQ0n3WmR5c', segredo: 'p2vKq8sLd1Zf' };
const PROVA = { senhaAtual: 'ipe-amarelo-41', codigo: '492039' };
const CREDENCIAL = { id: 'q1w2e3r4t5y6u7i8', rawId: 'q1w2e3r4t5y6u7i8', type: 'public-key' };
const CLIENTE = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0';
const USO_DA_CHAVE = {
  ...CREDENCIAL,
  response: { clientDataJSON: CLIENTE, authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4', signature: 'MEUCIQDx' },
};
const PEDIDO_DE_FATOR = 'k3J9v0Qm2Xc7Zb5Lr8Tn1Wp4Ys6Hd0Fg2Ja9Ke3Ui7o';
const PORTA: BodyInputOf<Api['criarPorta']> = {
  tipo: 'oidc',
  nome: 'Conta UFVA',
  segredo: 'segredo-do-cliente',
  configuracao: {
    comum: {
      confiaNoCpf: true,
      dominios: ['ufva.test'],
      vinculosDeProfessor: ['docente'],
      vinculosDeEstudante: ['discente'],
      unidades: [{ valor: 'ICEX', unidade: 1 }],
      aQuemEscrever: 'suporte@ufva.test',
      redeInterna: false,
    },
    oidc: {
      modelo: 'keycloak',
      emissor: 'https://contas.ufva.test/realms/ufva',
      cliente: 'instrutoria',
      metodo: 'client_secret_basic',
      escopos: 'openid email profile',
      enderecos: null,
      atributos: { cpf: 'cpf', nome: 'name', email: 'email', vinculos: 'vinculos', unidade: 'unidade' },
    },
  },
};

/**
 * A body of each call that takes one, with people and records of the demonstration. The test of the document checks each
 * against its schema.
 */
export const EXEMPLOS: { readonly [N in NomeDaChamada]?: BodyInputOf<Api[N]> } & Readonly<
  Record<string, unknown>
> = {
  entrar: {
    cpf: '29841401509',
    password: 'ipe-amarelo-41',
  },
  concluirSegundoFator: { pedido: PEDIDO_DE_FATOR, codigo: '492039' },
  entrarComChave: { pedido: PEDIDO_DE_FATOR, chave: USO_DA_CHAVE },
  iniciarTotp: { senhaAtual: 'ipe-amarelo-41' },
  confirmarTotp: { codigo: '492039' },
  removerTotp: PROVA,
  opcoesDaChave: { senhaAtual: 'ipe-amarelo-41' },
  cadastrarChave: {
    pedido: PEDIDO_DE_FATOR,
    nome: 'celular',
    chave: {
      ...CREDENCIAL,
      response: { clientDataJSON: CLIENTE, attestationObject: 'o2NmbXRkbm9uZQ', transports: ['internal'] },
    },
  },
  renomearChave: { nome: 'notebook' },
  removerChave: PROVA,
  gerarCodigos: PROVA,
  removerFatoresDe: { motivo: 'A professora perdeu o celular e veio à secretaria com documento.' },
  comecarEntrada: { marca: MARCA, voltar: '/projetos_submetidos' },
  retornoDaPortaPorFormulario: { formulario: 'state=p0a1b2c3&code=8f7e6d' },
  concluirEntrada: CODIGO,
  entrarComSenhaDaInstituicao: { marca: MARCA, usuario: 'helena.moura', senha: 'senha-da-universidade' },
  cadastrarPelaInstituicao: {
    ...CODIGO,
    foto: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    lattes: 'http://lattes.cnpq.br/8986432616224375',
    siape: '2420817',
    unidade: { id: 1 },
  },
  vincularPelaSenha: { ...CODIGO, cpf: '29841401509', password: 'ipe-amarelo-41' },
  saidaDaPorta: { formulario: 'logout_token=eyJhbGciOiJSUzI1NiJ9.e30.c2lnbg' },
  criarPorta: PORTA,
  atualizarPorta: PORTA,
  testarPorta: PORTA,
  ligarPorta: { ligada: true },
  alterarEntradaLocal: { desligada: true, excecoes: [1] },
  criarToken: {
    nome: 'planilha',
    escopos: ['projetos:leitura'],
    dias: 30,
    senhaAtual: 'ipe-amarelo-41',
  },
  cadastrarProfessor: {
    nome: 'Helena Prado Moura',
    cpf: '29841401509',
    email: 'helena.moura@ufva.test',
    foto: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    lattes: 'http://lattes.cnpq.br/8986432616224375',
    senha: 'ipe-amarelo-41',
    siape: '2420817',
    unidade: {
      id: 1,
    },
  },
  alterarNomeSocial: {
    nome: 'Helena Prado',
  },
  declararMinhasAreas: {
    areas: ['7.08', '1.05'],
  },
  lerNomeCivil: {
    motivo: 'Conferir o termo de compromisso.',
  },
  alterarTipo: {
    id: 12,
    motivo: 'Designada presidente pela Portaria 7/2026.',
    tipo: 'PRESIDENTE_COMISSAO',
  },
  atualizarProfessor: {
    nome: 'Helena Prado Moura',
  },
  alterarSenha: {
    senhaAtual: 'ipe-amarelo-41',
    senha: 'serra-clara-258',
  },
  encerrarConta: {
    senhaAtual: 'ipe-amarelo-41',
  },
  pedirRedefinicaoDeSenha: {
    email: 'helena.moura@ufva.test',
  },
  redefinirSenha: {
    senha: 'ipe-amarelo-41',
  },
  alterarResumoSemanal: {
    recebe: false,
  },
  confirmarEmail: {
    token: 'W2LV9nFkJNaUpCylZXJSe9uVz4fo83c6jLSkBKRyOfs',
  },
  confirmarEmailDe: {
    motivo: 'Confirmado por telefone com a professora.',
  },
  lerMudancaDeContato: {
    motivo: 'A professora avisou que não pediu a mudança.',
  },
  conferirMudancaDeContato: {
    motivo: 'Espera a resposta da professora.',
    situacao: 'espera',
  },
  naoFuiEu: {
    token: 'W2LV9nFkJNaUpCylZXJSe9uVz4fo83c6jLSkBKRyOfs',
  },
  criarUnidade: {
    nome: 'Instituto de Ciências Exatas',
    cidade: 'Santa Rita das Araucárias',
  },
  atualizarUnidade: {
    nome: 'Instituto de Ciências Exatas',
    cidade: 'Santa Rita das Araucárias',
  },
  criarPrograma: {
    nome: 'Programa de Pós-Graduação em Matemática',
  },
  atualizarPrograma: {
    nome: 'Programa de Pós-Graduação em Matemática',
  },
  criarAviso: {
    titulo: 'Oficina para coordenadores',
    resumo: 'Como preencher a frequência.',
    texto: 'Dia 12 de junho, às 14 horas, no auditório.',
    ordem: 50,
  },
  atualizarAviso: {
    titulo: 'Oficina para coordenadores',
    resumo: 'Como preencher a frequência.',
    texto: 'Dia 19 de junho, às 14 horas, no auditório.',
    ordem: 50,
  },
  atualizarConfiguracao: {
    instituicao: {
      nome: 'Universidade Federal do Vale das Araucárias',
    },
  },
  abrirInstalacao: {
    codigo: 'NGFMXYYNWXPTTHG3W1AHZX717MKP4BH8',
  },
  testarEmailDaInstalacao: {
    codigo: 'NGFMXYYNWXPTTHG3W1AHZX717MKP4BH8',
    para: 'dados@ufva.test',
  },
  concluirInstalacao: {
    codigo: 'NGFMXYYNWXPTTHG3W1AHZX717MKP4BH8',
    instituicao: {
      nome: 'Universidade Federal do Vale das Araucárias',
      sigla: 'UFVA',
      cidade: 'Santa Rita das Araucárias',
    },
    logo: null,
    fuso: 'America/Sao_Paulo',
    fusoConfirmado: true,
    encarregado: {
      nome: 'Vera Malheiros Dutra',
      email: 'dados@ufva.test',
    },
    unidades: [
      {
        nome: 'Instituto de Ciências Exatas',
        cidade: 'Santa Rita das Araucárias',
      },
    ],
    programas: ['Programa de Pós-Graduação em Matemática'],
    administrador: {
      nome: 'Joana Prado',
      cpf: '29841401509',
      email: 'helena.moura@ufva.test',
      siape: '2420817',
      lattes: 'http://lattes.cnpq.br/8986432616224375',
      unidade: 'Reitoria',
      senha: 'pinhao-de-junho-63',
    },
    edital: null,
  },
  criarEdital: {
    nome: 'Edital 4/2026 de Instrutoria em Ensino de Graduação',
    inicio: '2026-06-01',
    fim: '2026-06-30',
  },
  atualizarEdital: {
    motivo: 'Prorrogado pela Portaria 18/2026.',
    fim: '2026-07-31',
  },
  mudarRegrasDoEdital: {
    motivo: 'A comissão pediu pareceres mais longos.',
    parecerMinimo: 100,
  },
  mudarConfiguracaoDoEdital: {
    motivo: 'A comissão aprovou o novo barema.',
    dados: {
      processo: '23000.1',
    },
    regras: {
      quorum: 3,
    },
    barema: {
      criterios: [
        {
          codigo: 'merito',
          nome: 'Mérito da proposta',
          ajuda: 'O que o projeto traz de novo',
          fase: 1,
          maximo: 10,
          minimo: 3,
          peso: 7.5,
          passo: 0.5,
          parecer: false,
          recomendacao: null,
        },
        {
          codigo: 'alcance',
          nome: 'Alcance social',
          ajuda: '',
          fase: 1,
          maximo: 20,
          minimo: null,
          peso: 1.25,
          passo: 1,
          parecer: true,
          recomendacao: null,
        },
      ],
      totalMinimo: 50,
      desempates: ['alcance', 'submissao', 'sorteio'],
      semente: 'Loteria Federal 6001',
    },
  },
  reabrirInscricoes: {
    motivo: 'O sistema da universidade ficou fora do ar por dois dias.',
    fim: '2026-06-30',
  },
  abrirTardia: {
    professor: 27,
    motivo: 'Mandado de segurança.',
    fundamento: 'ordem',
    ordem: '5001234-56.2026.4.05.8000',
    ate: '2026-05-15T12:00:00.000Z',
  },
  retirarTardia: {
    motivo: 'A decisão judicial foi revogada.',
  },
  devolverEdital: {
    motivo: 'Faltou um projeto na lista enviada à secretaria.',
  },
  desarquivarEdital: {
    motivo: 'O processo foi reaberto pela auditoria.',
  },
  iniciarDecisao: {
    id: 12,
  },
  mudarBarema: {
    motivo: 'A comissão aprovou o novo barema.',
    barema: {
      criterios: [
        {
          codigo: 'merito',
          nome: 'Mérito da proposta',
          ajuda: 'O que o projeto traz de novo',
          fase: 1,
          maximo: 10,
          minimo: 3,
          peso: 7.5,
          passo: 0.5,
          parecer: false,
          recomendacao: null,
        },
        {
          codigo: 'alcance',
          nome: 'Alcance social',
          ajuda: '',
          fase: 1,
          maximo: 20,
          minimo: null,
          peso: 1.25,
          passo: 1,
          parecer: true,
          recomendacao: null,
        },
      ],
      totalMinimo: 50,
      desempates: ['alcance', 'submissao', 'sorteio'],
      semente: 'Loteria Federal 6001',
    },
  },
  submeterProjeto: {
    regimeTrabalho: '40h/DE',
    area: '1.05',
    titulo: 'Cálculo desde a primeira semana: plantões, oficinas de pré-requisitos e turmas de estudo',
    remunerados: 1,
    voluntarios: 1,
    resumo:
      '<p>Nas últimas quatro entradas, mais da metade dos ingressantes das engenharias não concluiu Cálculo I na primeira matrícula. A leitura das provas mostra que o erro raramente está no limite ou na derivada: está na fração, no sinal, na função que o estudante nunca aprendeu a esboçar.</p>',
    introducao:
      '<p>Cálculo I é a disciplina com o maior número de matrículas do Instituto: são onze turmas por ano, quase seiscentos estudantes, distribuídos por nove cursos. É também a que mais retém. Quem reprova perde a sequência inteira do segundo semestre, e a coordenação de Engenharia Civil estima que quatro em cada dez abandonos acontecem logo depois da segunda reprovação.</p>',
    metodologia:
      '<p>O trabalho se organiza em três frentes, coordenadas em uma reunião semanal de uma hora:</p>',
    resultadosEsperados:
      '<p>- Elevar a taxa de sucesso de Cálculo I de 46% para pelo menos 58% em dois semestres.\n- Reduzir à metade o abandono antes da primeira prova nas turmas noturnas.\n- Organizar um banco comentado de trezentas questões, aberto a todos os professores.\n- Formar instrutores capazes de conduzir um grupo sem dar a resposta.</p>',
    referencias: '',
    palavraChave1: 'cálculo',
    palavraChave2: 'monitoria',
    palavraChave3: 'permanência',
    palavraChave4: 'ensino',
    edital: {
      id: 3,
    },
    professores_colaboradores: [],
    professores_colaboradores_nao_cadastrado: [],
    comprovante_disciplinas: {
      id: 9,
    },
    cronogramas: [
      {
        mesAno1: 'MARÇO',
        atividade1: '<p>Oficinas e plantão de dúvidas, parte 1.</p>',
        mesAno2: 'ABRIL',
        atividade2: '<p>Oficinas e plantão de dúvidas, parte 2.</p>',
        mesAno3: 'MAIO',
        atividade3: '<p>Oficinas e plantão de dúvidas, parte 3.</p>',
        mesAno4: 'JUNHO',
        atividade4: '<p>Oficinas e plantão de dúvidas, parte 4.</p>',
        mesAno5: 'JULHO',
        atividade5: '<p>Oficinas e plantão de dúvidas, parte 5.</p>',
        mesAno6: 'AGOSTO',
        atividade6: '<p>Oficinas e plantão de dúvidas, parte 6.</p>',
        mesAno7: 'SETEMBRO',
        atividade7: '<p>Oficinas e plantão de dúvidas, parte 7.</p>',
        mesAno8: 'OUTUBRO',
        atividade8: '<p>Oficinas e plantão de dúvidas, parte 8.</p>',
        mesAno9: 'NOVEMBRO',
        atividade9: '<p>Oficinas e plantão de dúvidas, parte 9.</p>',
        mesAno10: 'DEZEMBRO',
        atividade10: '<p>Oficinas e plantão de dúvidas, parte 10.</p>',
      },
      {
        mesAno1: 'MARÇO',
        atividade1: '<p>Oficinas e plantão de dúvidas, parte 1.</p>',
        mesAno2: 'ABRIL',
        atividade2: '<p>Oficinas e plantão de dúvidas, parte 2.</p>',
        mesAno3: 'MAIO',
        atividade3: '<p>Oficinas e plantão de dúvidas, parte 3.</p>',
        mesAno4: 'JUNHO',
        atividade4: '<p>Oficinas e plantão de dúvidas, parte 4.</p>',
        mesAno5: 'JULHO',
        atividade5: '<p>Oficinas e plantão de dúvidas, parte 5.</p>',
        mesAno6: 'AGOSTO',
        atividade6: '<p>Oficinas e plantão de dúvidas, parte 6.</p>',
        mesAno7: 'SETEMBRO',
        atividade7: '<p>Oficinas e plantão de dúvidas, parte 7.</p>',
        mesAno8: 'OUTUBRO',
        atividade8: '<p>Oficinas e plantão de dúvidas, parte 8.</p>',
        mesAno9: 'NOVEMBRO',
        atividade9: '<p>Oficinas e plantão de dúvidas, parte 9.</p>',
        mesAno10: 'DEZEMBRO',
        atividade10: '<p>Oficinas e plantão de dúvidas, parte 10.</p>',
      },
    ],
  },
  atualizarProjeto: {
    titulo: 'Cálculo desde a primeira semana: plantões e oficinas',
  },
  procurarNomes: {
    regimeTrabalho: '40h/DE',
    area: '1.05',
    titulo: 'Cálculo desde a primeira semana: plantões, oficinas de pré-requisitos e turmas de estudo',
    remunerados: 1,
    voluntarios: 1,
    resumo:
      '<p>Nas últimas quatro entradas, mais da metade dos ingressantes das engenharias não concluiu Cálculo I na primeira matrícula. A leitura das provas mostra que o erro raramente está no limite ou na derivada: está na fração, no sinal, na função que o estudante nunca aprendeu a esboçar.</p>',
    introducao:
      '<p>Cálculo I é a disciplina com o maior número de matrículas do Instituto: são onze turmas por ano, quase seiscentos estudantes, distribuídos por nove cursos. É também a que mais retém. Quem reprova perde a sequência inteira do segundo semestre, e a coordenação de Engenharia Civil estima que quatro em cada dez abandonos acontecem logo depois da segunda reprovação.</p>',
    metodologia:
      '<p>O trabalho se organiza em três frentes, coordenadas em uma reunião semanal de uma hora:</p>',
    resultadosEsperados:
      '<p>- Elevar a taxa de sucesso de Cálculo I de 46% para pelo menos 58% em dois semestres.\n- Reduzir à metade o abandono antes da primeira prova nas turmas noturnas.\n- Organizar um banco comentado de trezentas questões, aberto a todos os professores.\n- Formar instrutores capazes de conduzir um grupo sem dar a resposta.</p>',
    referencias: '',
    palavraChave1: 'cálculo',
    palavraChave2: 'monitoria',
    palavraChave3: 'permanência',
    palavraChave4: 'ensino',
    edital: {
      id: 3,
    },
    professores_colaboradores: [],
    professores_colaboradores_nao_cadastrado: [],
    comprovante_disciplinas: {
      id: 9,
    },
    cronogramas: [
      {
        mesAno1: 'MARÇO',
        atividade1: '<p>Oficinas e plantão de dúvidas, parte 1.</p>',
        mesAno2: 'ABRIL',
        atividade2: '<p>Oficinas e plantão de dúvidas, parte 2.</p>',
        mesAno3: 'MAIO',
        atividade3: '<p>Oficinas e plantão de dúvidas, parte 3.</p>',
        mesAno4: 'JUNHO',
        atividade4: '<p>Oficinas e plantão de dúvidas, parte 4.</p>',
        mesAno5: 'JULHO',
        atividade5: '<p>Oficinas e plantão de dúvidas, parte 5.</p>',
        mesAno6: 'AGOSTO',
        atividade6: '<p>Oficinas e plantão de dúvidas, parte 6.</p>',
        mesAno7: 'SETEMBRO',
        atividade7: '<p>Oficinas e plantão de dúvidas, parte 7.</p>',
        mesAno8: 'OUTUBRO',
        atividade8: '<p>Oficinas e plantão de dúvidas, parte 8.</p>',
        mesAno9: 'NOVEMBRO',
        atividade9: '<p>Oficinas e plantão de dúvidas, parte 9.</p>',
        mesAno10: 'DEZEMBRO',
        atividade10: '<p>Oficinas e plantão de dúvidas, parte 10.</p>',
      },
      {
        mesAno1: 'MARÇO',
        atividade1: '<p>Oficinas e plantão de dúvidas, parte 1.</p>',
        mesAno2: 'ABRIL',
        atividade2: '<p>Oficinas e plantão de dúvidas, parte 2.</p>',
        mesAno3: 'MAIO',
        atividade3: '<p>Oficinas e plantão de dúvidas, parte 3.</p>',
        mesAno4: 'JUNHO',
        atividade4: '<p>Oficinas e plantão de dúvidas, parte 4.</p>',
        mesAno5: 'JULHO',
        atividade5: '<p>Oficinas e plantão de dúvidas, parte 5.</p>',
        mesAno6: 'AGOSTO',
        atividade6: '<p>Oficinas e plantão de dúvidas, parte 6.</p>',
        mesAno7: 'SETEMBRO',
        atividade7: '<p>Oficinas e plantão de dúvidas, parte 7.</p>',
        mesAno8: 'OUTUBRO',
        atividade8: '<p>Oficinas e plantão de dúvidas, parte 8.</p>',
        mesAno9: 'NOVEMBRO',
        atividade9: '<p>Oficinas e plantão de dúvidas, parte 9.</p>',
        mesAno10: 'DEZEMBRO',
        atividade10: '<p>Oficinas e plantão de dúvidas, parte 10.</p>',
      },
    ],
  },
  desfazerEncerramento: {
    motivo: 'O instrutor foi cadastrado fora do prazo por falha do sistema.',
  },
  salvarRascunho: {
    titulo: 'Cálculo desde a primeira semana',
  },
  cadastrarNaoCadastrado: {
    unidade: 1,
    nome: 'Ângela Quintanilha Borba',
    siape: '1875320',
    regimeTrabalho: '20h',
  },
  salvarCronogramas: [
    {
      mesAno1: 'MARÇO',
      atividade1: '<p>Oficinas e plantão de dúvidas, parte 1.</p>',
      mesAno2: 'ABRIL',
      atividade2: '<p>Oficinas e plantão de dúvidas, parte 2.</p>',
      mesAno3: 'MAIO',
      atividade3: '<p>Oficinas e plantão de dúvidas, parte 3.</p>',
      mesAno4: 'JUNHO',
      atividade4: '<p>Oficinas e plantão de dúvidas, parte 4.</p>',
      mesAno5: 'JULHO',
      atividade5: '<p>Oficinas e plantão de dúvidas, parte 5.</p>',
      mesAno6: 'AGOSTO',
      atividade6: '<p>Oficinas e plantão de dúvidas, parte 6.</p>',
      mesAno7: 'SETEMBRO',
      atividade7: '<p>Oficinas e plantão de dúvidas, parte 7.</p>',
      mesAno8: 'OUTUBRO',
      atividade8: '<p>Oficinas e plantão de dúvidas, parte 8.</p>',
      mesAno9: 'NOVEMBRO',
      atividade9: '<p>Oficinas e plantão de dúvidas, parte 9.</p>',
      mesAno10: 'DEZEMBRO',
      atividade10: '<p>Oficinas e plantão de dúvidas, parte 10.</p>',
      projeto: {
        id: 12,
      },
    },
    {
      mesAno1: 'MARÇO',
      atividade1: '<p>Oficinas e plantão de dúvidas, parte 1.</p>',
      mesAno2: 'ABRIL',
      atividade2: '<p>Oficinas e plantão de dúvidas, parte 2.</p>',
      mesAno3: 'MAIO',
      atividade3: '<p>Oficinas e plantão de dúvidas, parte 3.</p>',
      mesAno4: 'JUNHO',
      atividade4: '<p>Oficinas e plantão de dúvidas, parte 4.</p>',
      mesAno5: 'JULHO',
      atividade5: '<p>Oficinas e plantão de dúvidas, parte 5.</p>',
      mesAno6: 'AGOSTO',
      atividade6: '<p>Oficinas e plantão de dúvidas, parte 6.</p>',
      mesAno7: 'SETEMBRO',
      atividade7: '<p>Oficinas e plantão de dúvidas, parte 7.</p>',
      mesAno8: 'OUTUBRO',
      atividade8: '<p>Oficinas e plantão de dúvidas, parte 8.</p>',
      mesAno9: 'NOVEMBRO',
      atividade9: '<p>Oficinas e plantão de dúvidas, parte 9.</p>',
      mesAno10: 'DEZEMBRO',
      atividade10: '<p>Oficinas e plantão de dúvidas, parte 10.</p>',
      projeto: {
        id: 12,
      },
    },
  ],
  criarDisciplina: {
    nome: 'Cálculo I',
    semestre: 'primeiro',
    codigo: 'MAT0101',
    unidade_oferta: {
      id: 1,
    },
    tipo_disciplina: 'teorica',
    ehObrigatoria: true,
    tsd: 46.2,
    cursos_ofertadas: ['Engenharia Civil', 'Física'],
    carga_horaria: 90,
  },
  adicionarDisciplinas: {
    comprovante: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    disciplinas_associadas: [
      {
        nome: 'Cálculo I',
        semestre: 'primeiro',
        codigo: 'MAT0101',
        unidade_oferta: {
          id: 1,
        },
        tipo_disciplina: 'teorica',
        ehObrigatoria: true,
        tsd: 62,
        cursos_ofertadas: ['Engenharia Civil', 'Física'],
        carga_horaria: 64,
      },
    ],
  },
  registrarAfastamento: {
    motivo: 'Licença para tratamento de saúde.',
    inicio: '2026-05-01',
    fim: '2026-05-31',
  },
  encerrarAfastamento: {
    motivo: 'Voltou antes.',
  },
  nomearVice: {
    pessoa: 27,
  },
  responderConviteDaVice: {
    aceita: true,
  },
  proporTransferencia: {
    pessoa: 27,
    motivo: 'A coordenadora vai se afastar para o doutorado.',
    causa: 'pedido',
    dia: '2026-05-20',
  },
  responderTransferencia: {
    aceita: true,
  },
  designarAvaliador: {
    avaliador: 41,
    projeto: 12,
  },
  substituirAvaliador: {
    avaliador: 41,
  },
  retirarDesignacao: {
    motivo: 'O avaliador entrou em férias.',
  },
  pedirMaisUmAvaliador: {
    avaliador: 41,
  },
  manterCombinacao: {
    motivo: 'A diferença está justificada nos dois pareceres.',
  },
  designarVarios: {
    projetos: [12],
    avaliador: 41,
  },
  substituirVarios: {
    projetos: [12],
    avaliador: 41,
  },
  retirarVarios: {
    projetos: [12],
    motivo: 'O avaliador entrou em férias.',
  },
  lembrarVarios: {
    projetos: [12],
  },
  reabrirAvaliacao: {
    motivo: 'Uma nota foi digitada no critério errado.',
  },
  recusarAvaliacao: {
    motivo: 'Conheço o projeto de perto.',
  },
  salvarFase1: {
    id: 12,
    pontuacaoAdequacaoCoerencia: 32,
    pontuacaoRelevanciaJustificativaClareza: 24,
    pontuacaoMetodologiaAtividades: 16,
    pontuacaoOrganizacaoTextual: 8,
  },
  salvarFase2: {
    id: 12,
    pontuacaoApoioDisciplina: 100.5,
    pontuacaoNaturezaDisciplinas: 120,
    pontuacaoCaracteristicaDisciplinas: 80,
  },
  ranqueTipoI: {
    edital: 3,
  },
  ranqueTipoII: {
    edital: 3,
  },
  aprovarInstrutores: {
    id: 12,
    motivo: 'A unidade tem duas turmas novas.',
    remunerados_aprovados: 2,
    voluntarios_aprovados: 3,
  },
  decidirVarios: {
    motivo: 'Distribuição aprovada pela comissão.',
    linhas: [
      {
        projeto: 12,
        versao: 1,
        remunerados_aprovados: 2,
        voluntarios_aprovados: 3,
      },
    ],
  },
  enviarASecretaria: {
    edital: 3,
  },
  publicarResultados: {
    edital: 3,
  },
  declararImpedimento: {
    pessoa: 27,
    especie: 'orientacao',
    desde: '2026-01-01',
  },
  encerrarImpedimento: {
    motivo: 'A orientação terminou',
  },
  anunciarEventoDoSorteio: {
    motivo: 'O concurso anterior foi adiado.',
    evento: 'Loteria Federal, concurso 9001',
    dia: '2099-12-31',
  },
  sortear: {
    cargaMaxima: 50,
    origem: 'evento',
    evento: 2,
    semente: '40213',
  },
  designarSorteio: {
    linhas: [
      {
        projeto: 12,
        avaliador: 41,
      },
    ],
  },
  marcarHomologacao: {
    marca: 'homologado',
  },
  marcarHomologacaoEmVarios: {
    projetos: [12],
    marca: 'homologado',
  },
  prorrogarCorrecao: {
    ate: '2026-05-13',
    motivo: 'O campus ficou sem energia.',
  },
  desfazerHomologacao: {
    motivo: 'O documento que faltava estava anexado.',
  },
  reenviarProjeto: {
    textos: {
      resumo: '<p>Um resumo novo, com o método.</p>',
    },
  },
  recorrerDaHomologacao: {
    texto: 'O tema do projeto é o do edital: o item 3.2 o nomeia.',
  },
  decidirRecursoDaHomologacao: {
    aceito: true,
    motivo: 'O documento foi enviado no prazo.',
  },
  abrirSessaoDaComissao: {
    local: 'Sala do Conselho',
    membros: [27],
  },
  suspenderSessaoDaComissao: {
    motivo: 'Continua amanhã, às 14 horas.',
  },
  cancelarSessaoDaComissao: {
    motivo: 'Faltou quórum.',
  },
  registrarPresenca: {
    pessoa: 27,
    presente: false,
  },
  anotarItemDaSessao: {
    anotacao: 'Lido em voz alta',
  },
  decidirItemDaSessao: {
    motivo: 'Duas turmas',
    remunerados: 2,
    voluntarios: 1,
    mesa: 1,
  },
  corrigirAta: {
    motivo: 'Um número foi lido errado.',
    texto: 'onde se lê 1, leia-se 2',
  },
  solicitarRecurso: {
    projetoAprovacao: 12,
    mensagem: '<p>Peço a revisão da nota de metodologia: o cronograma foi avaliado sem o anexo.</p>',
  },
  simularRecurso: {
    id: 12,
    pontuacaoAdequacaoCoerencia: 32,
    pontuacaoRelevanciaJustificativaClareza: 24,
    pontuacaoMetodologiaAtividades: 16,
    pontuacaoOrganizacaoTextual: 8,
    pontuacaoApoioDisciplina: 110.5,
    pontuacaoNaturezaDisciplinas: 120,
    pontuacaoCaracteristicaDisciplinas: 80,
    remunerados_aprovados: 1,
    voluntarios_aprovados: 0,
  },
  aceitarRecurso: {
    id: 12,
    feedback: '<p>A comissão acolhe o recurso.</p>',
    pontuacaoAdequacaoCoerencia: 32,
    pontuacaoRelevanciaJustificativaClareza: 24,
    pontuacaoMetodologiaAtividades: 16,
    pontuacaoOrganizacaoTextual: 8,
    pontuacaoApoioDisciplina: 110.5,
    pontuacaoNaturezaDisciplinas: 120,
    pontuacaoCaracteristicaDisciplinas: 80,
    remunerados_aprovados: 1,
    voluntarios_aprovados: 0,
  },
  recusarRecurso: {
    id: 12,
    feedback: '<p>A comissão mantém a nota: o cronograma não diz quem faz cada atividade.</p>',
  },
  decidirBolsasDoRecurso: {
    motivo: 'O resultado do recurso não muda as bolsas.',
    ato: 'manter',
  },
  indicarSubstituto: {
    substituto: 41,
    motivo: 'Quem julgaria o recurso participa do projeto.',
  },
  designarRelator: {
    relator: 41,
  },
  recusarRelatoria: {
    motivo: 'Sou orientador dela.',
  },
  salvarMinuta: {
    feedback: 'Ainda por escrever.',
  },
  entregarMinuta: {
    decisao: 'recusar',
    feedback: 'As notas seguem os critérios.',
  },
  enviarContrarrazoes: {
    texto: 'A nota segue o barema do edital.',
  },
  mudarModeloDeEmail: {
    assunto: 'Seu e-mail mudou',
    texto: 'Olá, {{nome}}.\n\nO e-mail da sua conta mudou em {{quando}}.',
  },
  preverModeloDeEmail: {
    assunto: 'Seu e-mail mudou',
    texto: 'Olá, {{nome}}.\n\nO e-mail da sua conta mudou em {{quando}}.',
  },
  assinarMeuTermo: {
    sha256: 'a'.repeat(64),
    senhaAtual: 'ipe-amarelo-41',
  },
  assinarTermo: {
    sha256: 'a'.repeat(64),
    senhaAtual: 'ipe-amarelo-41',
  },
  mudarModeloDoTermo: {
    texto: 'Eu, {{aluno}}, participo do projeto {{projeto}}.',
    ligado: true,
  },
  preverModeloDoTermo: {
    texto: 'Eu, {{aluno}}, participo do projeto {{projeto}}.',
  },
  mudarModeloDePublicacao: {
    especie: 'aviso',
    titulo: 'Aviso de resultado',
    corpo:
      'Está publicado desde {{dataPublicacao}} o {{resultado}} do {{edital}}, versão {{versao}}.\n\nProjetos: {{totalDeProjetos}}. Aprovados: {{aprovados}}. Bolsas: {{bolsas}}. Vagas de voluntários: {{voluntarios}}.\n\nO resultado está publicado em {{endereco}}. A soma SHA-256 das suas linhas é {{sha256DoResultado}}.\n\n{{dataDoTexto}}.\n\n{{autoridade}}\n{{cargo}}',
  },
  guardarTextoDePublicacao: {
    modelo: 'resultado',
    modeloVersao: 1,
    publico: true,
    autoridade: 'Célia Moura',
    cargo: 'Pró-Reitora de Graduação',
    processo: '23067.000001/2026-11',
  },
  corrigirTextoDePublicacao: {
    modelo: 'resultado',
    modeloVersao: 1,
    publico: true,
    autoridade: 'Célia Moura',
    cargo: 'Pró-Reitora',
    processo: '23067.000001/2026-11',
    motivo: 'O cargo estava errado',
  },
  tirarDoEdital: {
    motivo: 'A decisão judicial foi revogada.',
  },
  simularCorrecao: {
    projetoAprovacao: 12,
    pontuacaoAdequacaoCoerencia: 32,
    pontuacaoRelevanciaJustificativaClareza: 24,
    pontuacaoMetodologiaAtividades: 16,
    pontuacaoOrganizacaoTextual: 8,
    pontuacaoApoioDisciplina: 110.5,
    pontuacaoNaturezaDisciplinas: 120,
    pontuacaoCaracteristicaDisciplinas: 80,
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
  },
  corrigirResultado: {
    projetoAprovacao: 12,
    pontuacaoAdequacaoCoerencia: 32,
    pontuacaoRelevanciaJustificativaClareza: 24,
    pontuacaoMetodologiaAtividades: 16,
    pontuacaoOrganizacaoTextual: 8,
    pontuacaoApoioDisciplina: 110.5,
    pontuacaoNaturezaDisciplinas: 120,
    pontuacaoCaracteristicaDisciplinas: 80,
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
    justificativa: 'Erro material na soma da segunda fase.',
  },
  proporAnulacao: {
    projetoAprovacao: 12,
    pontuacaoAdequacaoCoerencia: 32,
    pontuacaoRelevanciaJustificativaClareza: 24,
    pontuacaoMetodologiaAtividades: 16,
    pontuacaoOrganizacaoTextual: 8,
    pontuacaoApoioDisciplina: 10,
    pontuacaoNaturezaDisciplinas: 120,
    pontuacaoCaracteristicaDisciplinas: 80,
    remunerados_aprovados: 0,
    voluntarios_aprovados: 0,
    justificativa: 'A avaliadora declarou impedimento depois da publicação.',
  },
  responderAnulacao: {
    resposta: 'A soma está certa: os dois pareceres a confirmam.',
  },
  decidirAnulacao: {
    anula: false,
    parecer: 'A soma está certa.',
  },
  chamarSuplente: {
    projeto: 12,
    bolsas: 1,
  },
  responderChamado: {
    aceita: true,
    motivo: 'Temos instrutor para começar em junho.',
  },
  declinarSuplente: {
    projeto: 12,
    motivo: 'O coordenador desistiu por escrito.',
    recusa: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
  },
  passarListaDeSuplentes: {
    motivo: 'O edital anterior foi encerrado.',
  },
  consultarSobreDesistencia: {
    motivo: 'O projeto não tem frequência há três meses.',
  },
  desistirDoProjeto: {
    motivo: 'A disciplina não será oferecida no segundo semestre.',
    dia: '2026-05-20',
  },
  desfazerDesistencia: {
    motivo: 'O pedido foi feito por engano.',
  },
  cadastrarInstrutor: {
    nome: 'Ana Beatriz Siqueira',
    email: 'ana.siqueira@ufva.test',
    programa_pos: 'Programa de Pós-Graduação em Matemática',
    tipoAluno: 'BOLSISTA',
    acumulo: 'unica',
    termo_compromisso: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    declaracao_aluno_detentor: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    historico_declaracao: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    dados_bancarios: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    termo_anuencia: 'bolsa única',
    projeto: 12,
  },
  lerNomeCivilDoInstrutor: {
    motivo: 'Conferir um documento',
  },
  atualizarInstrutor: {
    nome: 'Ana Beatriz Siqueira',
  },
  encerrarInstrutor: {
    data: '2026-05-12',
    motivo: 'Foi aprovado em um mestrado de outra cidade.',
  },
  substituirInstrutor: {
    data: '2026-05-12',
    motivo: 'Foi aprovado em um mestrado de outra cidade.',
    nome: 'Ana Beatriz Siqueira',
    email: 'ana.siqueira@ufva.test',
    programa_pos: 'Programa de Pós-Graduação em Matemática',
    acumulo: 'unica',
    termo_compromisso: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    declaracao_aluno_detentor: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    historico_declaracao: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    dados_bancarios: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
    termo_anuencia: 'bolsa única',
  },
  alterarSituacaoDoInstrutor: {
    situacaoInstrutor: 'IRREGULAR',
  },
  liberarInstrutor: {
    mesInicio: '2026-07',
  },
  identificarInstrutor: {
    matricula: 'M-2026-1',
  },
  retomarVinculo: {
    motivo: 'encerrado por engano',
  },
  alterarMesInicio: {
    mesInicio: '2026-07',
  },
  conferirDocumento: {
    documento: 'dados_bancarios',
    situacao: 'CONFERIDO',
  },
  trocarDocumento: {
    documento: 'dados_bancarios',
    arquivo: 'arq_3f2a9c7e51b84d06a1c4e8f07b925d13',
  },
  gerarModelo: {
    projeto: 12,
    documento: 'termo_compromisso',
  },
  registrarFrequencias: [
    {
      projeto: 12,
      instrutor: 33,
      ano: 2026,
      horasPorMes: [
        {
          mes: 1,
          horas: -1,
        },
        {
          mes: 2,
          horas: 34,
        },
      ],
    },
  ],
  registrarFrequenciasDeOficio: {
    origem: 'aluno',
    motivo: 'A coordenadora está internada.',
    registros: [
      {
        instrutor: 33,
        ano: 2026,
        horasPorMes: [
          {
            mes: 1,
            horas: -1,
          },
          {
            mes: 2,
            horas: 34,
          },
        ],
      },
    ],
  },
  guardarMeusDias: {
    dias: [
      {
        id: '6b1c6b16-742b-4b4f-88e8-4c33d71a0253',
        dia: '2026-05-05',
        horas: 2.5,
        atividade: 'Plantão de dúvidas',
      },
    ],
  },
  enviarMeuMes: { soma: 32.5 },
  devolverMesDoAluno: { versao: 1, motivo: 'Falta o plantão do dia 5.' },
  salvarRelatorioDisciplinas: [
    {
      projeto: 12,
      disciplina: 18,
      numMatriculados: 40,
      numReprovadosNota: 3,
      numReprovadosFrequencia: 2,
      numTrancaram: 1,
      numSuprimiram: 1,
    },
  ],
  salvarRelatorioAtividade: {
    instrutor: {
      id: 33,
    },
    introducaoProblematica: 'Metade dos ingressantes reprova em Cálculo I.',
    introducaoJustificativa: 'A turma noturna não alcança a monitoria.',
    introducaoObjetivos: 'Reduzir as desistências antes da primeira prova.',
    desenvolvimento: 'Foram doze oficinas e plantões semanais.',
    metodologia: 'Turmas de estudo de até doze pessoas.',
    discussaoResultados: 'As desistências caíram de 31% para 17%.',
    conclusao: 'As turmas de estudo ficam no próximo ano.',
    referencias: 'STEWART, J. Cálculo. 2013.',
    relatorioDisciplinas: [],
  },
  contestarMes: { texto: 'Trabalhei 34 horas; foram registradas 30.', arquivo: null },
  responderContestacao: { resultado: 'PROCEDENTE', razoes: 'As listas de presença mostram 34 horas.' },
  aprovarRelatorio: { especie: 'COORDENADOR', projeto: { id: 12 } },
  devolverRelatorio: {
    especie: 'ATIVIDADES',
    projeto: { id: 12 },
    instrutor: { id: 31 },
    motivo: 'Falta a conclusão.',
    ate: '2026-10-10',
  },
  salvarRelatorioCoordenador: {
    projeto: {
      id: 12,
    },
    relatorio: 'O projeto correu bem.',
    fundamentacao: 'Fundamentado.',
    conclusao: 'Concluído.',
    avaliacoesDeDesempenho: [
      {
        aluno: {
          id: 33,
        },
        avaliacao: 'Muito bom desempenho.',
      },
    ],
  },
  registrarProrrogacao: {
    janela: 'relatorios',
    ate: '2030-01-01',
    motivo: 'Pedido da coordenação.',
  },
  encerrarProrrogacao: {
    motivo: 'A greve acabou',
  },
  simularData: {
    instante: null,
  },
  conferirFolhaDePagamento: {
    mes: '2025-03',
  },
  desconferirFolhaDePagamento: {
    mes: '2025-03',
    motivo: 'Falta conferir um documento.',
  },
  fecharFolhaDePagamento: {
    mes: '2025-03',
  },
  decidirEstornoDaFolha: {
    mes: '2024-04',
    instrutor: 33,
    motivo: 'O mês não foi trabalhado.',
    competencia: '2024-03',
    decisao: 'CONFIRMADO',
  },
  escolherVinculoDoMes: {
    competencia: '2018-03',
    instrutor: 33,
    noLugarDe: 31,
    motivo: 'O aluno escolheu a bolsa de maior valor.',
  },
  conferirPontoDaFolha: {
    mes: '2025-03',
    ponto: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    motivo: 'São irmãos e têm conta conjunta.',
  },
  reterPagamento: {
    mes: '2025-03',
    instrutor: 33,
    competencia: '2025-03',
    motivo: 'O aluno pediu para corrigir a conta antes.',
  },
  liberarPagamento: {
    motivo: 'A conta foi corrigida.',
  },
  guardarPagador: {
    nome: 'Universidade Estadual de Exemplo',
    cnpj: '11.222.333/0001-81',
    banco: '001',
    agencia: '1234',
    digitoDaAgencia: '5',
    conta: '98765',
    digito: '4',
    convenio: '123456',
    servico: '33',
  },
  criarLayoutDaRemessa: {
    nome: 'Circular da pró-reitoria',
    colunas: {
      colunas: [
        { fonte: 'nome', titulo: 'Nome' },
        { fonte: 'cpf', titulo: 'CPF' },
        { fonte: 'valor', titulo: 'Valor' },
      ],
      separador: ';',
      soma: true,
    },
  },
  guardarLayoutDaRemessa: {
    nome: 'Circular da pró-reitoria',
    colunas: {
      colunas: [
        { fonte: 'cpf', titulo: 'CPF' },
        { fonte: 'valor', titulo: 'Valor' },
      ],
      separador: ';',
      soma: false,
    },
  },
  gerarRemessa: {
    forma: 'cnab240',
    diaDoPagamento: '2026-12-05',
    fora: [31],
    total: 70000,
  },
  cancelarRemessa: {
    motivo: 'O arquivo não chegou a ser entregue ao banco.',
  },
  registrarResultado: {
    lancamentos: [12],
    resultado: 'devolvida',
    motivo: 'conta encerrada',
  },
  lerConvite: { token: 'W2LV9nFkJNaUpCylZXJSe9uVz4fo83c6jLSkBKRyOfs' },
  aceitarConvite: {
    token: 'W2LV9nFkJNaUpCylZXJSe9uVz4fo83c6jLSkBKRyOfs',
    cpf: '529.982.247-25',
    senha: 'jangada-na-praia-27',
    aviso: 1,
  },
  pedirLinkDoEstudante: { cpf: '529.982.247-25' },
  entrarPorLink: { token: 'W2LV9nFkJNaUpCylZXJSe9uVz4fo83c6jLSkBKRyOfs', senha: 'jangada-na-praia-27' },
  alterarSenhaDoEstudante: { senhaAtual: 'jangada-na-praia-27', senha: 'farol-aceso-em-maio-8' },
  encerrarContaDoEstudante: { senhaAtual: 'jangada-na-praia-27' },
  responderSobreAConta: {
    token: 'W2LV9nFkJNaUpCylZXJSe9uVz4fo83c6jLSkBKRyOfs',
    resposta: 'minha',
  },
  guardarContaBancaria: {
    banco: '001',
    agencia: '1584',
    digitoDaAgencia: '9',
    conta: '210169',
    digito: '6',
    tipo: 'corrente',
    cpfDoTitular: '529.982.247-25',
    motivo: 'O banco encerrou a conta anterior.',
  },
  guardarMinhaConta: {
    ...{ banco: '001', agencia: '1584', digitoDaAgencia: '9', conta: '210169', digito: '6' },
    ...{ tipo: 'corrente', cpfDoTitular: '529.982.247-25' },
  },
  cadastrarValorDaBolsa: {
    tipo: 'TIPO I',
    edital: null,
    mesInicio: '2018-03',
    mesFim: '2018-12',
    centavos: 70000,
  },
  registrarVerba: {
    edital: 12,
    unidade: null,
    tipo: 'aumento',
    centavos: 840000,
    empenho: '2018NE000123',
    motivo: 'Verba do ano, processo 23080.001234/2018-11.',
  },
  encerrarValorDaBolsa: {
    mesFim: '2018-12',
  },
  emitirDeclaracao: {
    projeto: 12,
    papel: 'COORDENADOR',
  },
  revogarDeclaracao: {
    motivo: 'nome errado',
  },
  lembrarCoordenadores: {
    instrutores: [33],
  },
  reenviarEmails: {
    ids: ['7c9e6679-7425-40de-944b-e07fc1f90ae7'],
  },
  criarWebhook: {
    nome: 'Portal da pró-reitoria',
    endereco: 'https://portal.exemplo.br/avisos',
    eventos: ['projeto.submetido', 'resultado.publicado'],
  },
  atualizarWebhook: { ativo: false },
  escolherColunas: { tipo: 'programas', folha: 0, cabecalho: 1, colunas: [{ campo: 'nome', coluna: 0 }] },
  confirmarImportacao: { previa: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  desfazerImportacao: { deixarUsadas: true },
};
